#!/usr/bin/perl
# A bot from outside in plain Perl: no module that does not come with Perl, nothing of Quipu.
#
#     perl examples/outside_bot.pl http://127.0.0.1:8787/j/abcdefgh
#
# It follows an invitation to a table, opens the WebSocket by hand (RFC 6455) and plays there.
# What it is asked is in src/quipu/arena/PROTOCOL.md.
use strict;
use warnings;
use IO::Socket::INET;
use JSON::PP;
use MIME::Base64;

my ($host, $port, $cookie) = ('', 80, '');

sub dial { IO::Socket::INET->new(PeerAddr => $host, PeerPort => $port) or die "no server: $!\n" }

# One request as a browser makes it; its head and its body. The cookie is the key of the seat.
sub request {
    my ($method, $path, $body) = @_;
    my $socket = dial();
    print $socket "$method $path HTTP/1.1\r\nHost: $host:$port\r\nConnection: close\r\n",
        "Cookie: $cookie\r\nContent-Type: application/x-www-form-urlencoded\r\n",
        'Content-Length: ', length $body, "\r\n\r\n$body";
    my ($head, $page) = split /\r\n\r\n/, join('', <$socket>), 2;
    $cookie = "quipu=$1" if $head =~ /^set-cookie: quipu=([^;\r\n]+)/mi;
    return ($head, $page);
}

# Frames: from here they are masked, from there they are not and may come in parts.
sub say_frame {
    my ($line, $opcode, $text) = @_;
    my $size = length $text;
    my $length = $size < 126 ? pack('C', 128 | $size)
        : $size < 65536 ? pack('Cn', 254, $size) : pack('CQ>', 255, $size);
    my $mask = pack 'N', int rand 2**32;
    my $masked = $text ^ substr $mask x ($size / 4 + 1), 0, $size;
    syswrite $line, pack('C', 128 | $opcode) . $length . $mask . $masked;
}

sub take {
    my ($line, $size) = @_;
    my $bytes = '';
    while (length $bytes < $size) {
        sysread $line, $bytes, $size - length $bytes, length $bytes or die "the line is gone\n";
    }
    return $bytes;
}

sub hear_text {
    my ($line, $text) = (shift, '');
    while (1) {
        my ($first, $size) = unpack 'CC', take($line, 2);
        $size = unpack 'n', take($line, 2) if $size == 126;
        $size = unpack 'Q>', take($line, 8) if $size == 127;
        my ($opcode, $part) = ($first & 15, take($line, $size));
        die "closed\n" if $opcode == 8;
        if ($opcode == 9) { say_frame($line, 10, $part) }    # a ping is answered by a pong
        elsif ($opcode < 3) { $text .= $part; return $text if $first & 128 }
    }
}

# Some of the things, in any order.
sub some {
    my ($count, @things) = @_;
    return map { splice @things, rand @things, 1 } 1 .. $count;
}

# So many cards, by kind; no kind is given and wanted at once.
sub some_cards {
    my ($most, $count, $without) = @_;
    my %chosen;
    $chosen{$_}++ for some($count, map { ($_) x $most->{$_} } grep { !$without->{$_} } keys %$most);
    return \%chosen;
}

# A form filled in with as little as it takes.
sub composed {
    my $opening = shift;
    my %form = (kind => $opening->{kind});
    if ($opening->{shape} eq 'subset') {
        $form{ $opening->{field} } = [some($opening->{least}, @{ $opening->{things} })];
        return \%form;
    }
    my $ready = $opening->{turns} || $opening->{choices};
    return { %form, %{ $ready->[rand @$ready] } } if $ready;
    my ($least, $taken) = ($opening->{want_count}[0], $opening->{taken});
    my $want = $taken ? some_cards($opening->{want}, $least, {}) : {};
    my $give = some_cards($opening->{give}, $opening->{give_count}[0], $want);
    $want = some_cards($opening->{want}, $least, $give) unless %$want;
    $form{give} = $give if $opening->{give_count}[1];
    if ($taken) {
        my @kinds = map { ($_) x $want->{$_} } keys %$want;
        $form{ $taken->{name} } = $taken->{type} eq 'id' ? $kinds[0] : \@kinds;
    }
    elsif ($opening->{want_count}[1]) { $form{want} = $want }
    $form{to} = $opening->{to}[rand @{ $opening->{to} }] if $opening->{to};
    return \%form;
}

# Any of the acts that are listed; where none is, one that can be composed.
sub answer {
    my $asked = shift;
    my ($legal, $openings) = @$asked{qw(legal openings)};
    my %act = (type => 'act', number => $asked->{number});
    return { %act, choice => int rand @$legal } if @$legal;
    return { %act, action => composed($openings->[rand @$openings]) };
}

# Sit down: the page has a token, and the form leads to the table.
sub sit_down {
    my $invitation = shift;
    my (undef, $page) = request('GET', $invitation, '');
    my ($token) = $page =~ /name="csrf" value="(\w+)"/ or die "this is no invitation\n";
    my ($head) = request('POST', $invitation, "csrf=$token&name=Perl");
    my ($table) = $head =~ m{^location: (?:http://[^/]+)?(/t/\w+)}mi or die "the seat is taken\n";
    return $table;
}

sub play {
    my $table = shift;
    my $line = dial();
    print $line "GET $table/line HTTP/1.1\r\nHost: $host:$port\r\nConnection: Upgrade\r\n",
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nCookie: $cookie\r\n",
        'Sec-WebSocket-Key: ', encode_base64(pack('N4', map { int rand 2**32 } 1 .. 4), ''),
        "\r\n\r\n";
    $line->flush;
    my $answer = '';
    $answer .= take($line, 1) until $answer =~ /\r\n\r\n$/;
    die "refused: $answer" unless $answer =~ /^HTTP\/1.1 101/;

    my $hello = encode_json({ type => 'hello', lang => 'en', bot => 1 });
    say_frame($line, 1, $hello);
    while (1) {
        for my $message (map { decode_json($_) } split /\n/, hear_text($line)) {
            my $type = $message->{type};
            if ($type eq 'room') { say_frame($line, 1, $hello) }    # changed before the start
            elsif ($type eq 'decide') { say_frame($line, 1, encode_json(answer($message))) }
            elsif ($type eq 'end' or $type eq 'lost') { print "$type\n"; exit }
        }
    }
}

unless (caller) {
    ($host, my $named, my $invitation) = ($ARGV[0] // '') =~ m{^http://([^/:]+):?(\d*)(/j/\w+)$}
        or die "usage: outside_bot.pl http://HOST:PORT/j/INVITATION\n";
    $port = $named || 80;
    play(sit_down($invitation));
}
1;
