// The summary of the rules: a link to a paragraph, such as /rules/egypt#E14.2, opens the reference there.

function openParagraph() {
  if (/^#[A-Z]{1,3}\d+\.\d+$/.test(location.hash)) {
    location.replace(document.getElementById("summary").dataset.all + location.hash);
  }
}

addEventListener("hashchange", openParagraph);
openParagraph();
