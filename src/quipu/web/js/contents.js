// The table of contents of the rules: folded on small screens, closed again once a chapter is chosen.

const contents = document.querySelector(".contents");
const small = matchMedia("(max-width: 860px)");
const fold = () => {
  contents.open = !small.matches;
};

small.addEventListener("change", fold);
contents.addEventListener("click", (event) => {
  if (event.target.closest("a")) fold();
});
fold();
