"""A player from outside, in Python, with nothing but the standard library.

    python3 examples/players/player.py http://localhost:4242 KLMNPQ Heron

It comes to the table with that code, sits down, and plays any game of the shelf to its end. It is known by a token, which it
prints; with HAVRE_TOKEN it is the same player again, in the same seat. Put something better into `choose`.
"""

import base64
import hashlib
import json
import os
import random
import secrets
import socket
import ssl
import sys
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

CLUES = "anchor bread candle dust engine feather gravel harbour ink jewel kettle ladder mirror needle oyster pepper".split()
# What settles things: where one of these is offered, it is taken.
SETTLING = ("confirm", "confirmClues", "confirmWords", "confirmVerdict", "fill", "drawCode", "letStand")


def choose(question):
    """An action for a question; `question["legal"]` has everything the seat may do, free answers excepted."""
    answers = question["legal"][: question["answers"]]
    for kind in SETTLING:
        for action in answers:
            if action["type"] == kind:
                return action
    if "writeClues" in question["open"]:
        return {"type": "writeClues", "clues": [" ".join(random.sample(CLUES, 2)) for _ in range(3)]}
    return random.choice(answers)


def ask(url, path, body=None, token=None):
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    data = None
    if body is not None:
        headers["Content-Type"] = "application/json"
        data = json.dumps(body).encode()
    with urlopen(Request(url + path, data, headers)) as answer:
        return json.load(answer)


def commitment(entropy):
    """SHA-256 over a list of strings, each after its length in two bytes: docs/replay.md."""
    parts = [part.encode("ascii") for part in ("havre commitment 1", entropy)]
    return hashlib.sha256(b"".join(len(part).to_bytes(2, "big") + part for part in parts)).hexdigest()


class Socket:
    """As much of RFC 6455 as a client needs."""

    def __init__(self, url, token):
        address = urlsplit(url)
        is_secure = address.scheme == "https"
        wire = socket.create_connection((address.hostname, address.port or (443 if is_secure else 80)))
        self.wire = ssl.create_default_context().wrap_socket(wire, server_hostname=address.hostname) if is_secure else wire
        self.file = self.wire.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            "GET /api/v1/socket HTTP/1.1",
            f"Host: {address.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Protocol: havre.v1",
            f"Authorization: Bearer {token}",
        ]
        self.wire.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        status = self.file.readline()
        if b" 101 " not in status:
            raise ConnectionError(status.decode().strip())
        while self.file.readline().strip():
            pass

    def frame(self, kind, data):
        length = len(data)
        size = bytes([0x80 | length]) if length < 126 else bytes([0x80 | 126]) + length.to_bytes(2, "big")
        mask = os.urandom(4)
        self.wire.sendall(bytes([0x80 | kind]) + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def send(self, message):
        self.frame(1, json.dumps({"v": 1, **message}).encode())

    def exactly(self, count):
        data = self.file.read(count)
        if len(data) < count:
            raise ConnectionError("the server has hung up")
        return data

    def receive(self):
        """The next message; pings are answered on the way."""
        text = b""
        while True:
            head, size = self.exactly(2)
            length = size & 127
            if length >= 126:
                length = int.from_bytes(self.exactly(2 if length == 126 else 8), "big")
            data = self.exactly(length)
            kind = head & 15
            if kind == 9:
                self.frame(10, data)
            elif kind == 8:
                raise ConnectionError(f"closed with {int.from_bytes(data[:2], 'big')}")
            elif kind in (0, 1):
                text += data
                if head & 0x80:
                    return json.loads(text)


def play(url, code, name):
    token = os.environ.get("HAVRE_TOKEN") or ask(url, "/api/v1/devices", {"keep": "token"})["token"]
    print(f"token {token}", flush=True)
    table = ask(url, f"/api/v1/join/{code}", token=token)["table"]
    entropy = secrets.token_hex(32)
    wire = Socket(url, token)
    sent = 0

    def do(**command):
        nonlocal sent
        sent += 1
        wire.send({"id": f"{entropy[:8]}-{sent}", "table": table, "do": command})

    wire.send({"watch": table})
    info, seen, answered, phase = {}, {}, None, None
    while True:
        message = wire.receive()
        if message["type"] == "refused":
            print(f"refused {message['refusal']}", file=sys.stderr, flush=True)
            if message["refusal"]["refused"] != "stale":
                answered = None  # nothing has happened: such as a clue that the rules do not take
        elif message["type"] != "update":
            continue
        # What an update leaves out is as it was before.
        info.update(message.get("table", {}))
        seen.update({field: value for field, value in message.items() if field not in ("table", "items")})
        if not info:
            continue
        if "viewChange" in message:
            seen["view"] = {**seen["view"], **message["viewChange"]}
        if seen["eyes"] == "public" and info["phase"] == "gathering" and phase is None:
            do(type="sit", seat=info["sitters"].index(None), name=name)
            do(type="ready", commitment=commitment(entropy))
        if info["phase"] == "opening" and phase != "opening":
            do(type="open", entropy=entropy)
        phase = info["phase"]
        if phase in ("over", "closed"):
            print("over", flush=True)
            return
        question = seen.get("question")
        # Only if it is awaited: after a confirmation the question stays, because one may take it back.
        if question and question["awaited"] and question["decision"] != answered:
            answered = question["decision"]
            do(type="play", action=choose(question), decision=answered)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit("Usage: python3 player.py <address of the server> <code of the table> [name]")
    play(sys.argv[1].rstrip("/"), sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else "Heron")
