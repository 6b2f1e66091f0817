"""Teaches the judge of turns from the rows of turns.ts, on a GPU or without one. README.md beside this file says more."""

import argparse
import base64
import glob
import json
import os
import time

import numpy as np
import torch
from torch import nn

HELD_OUT_EVERY = 10
RELATIVE = 17 * 15
KINDS, BALLS, COLUMNS, ROWS = 4, 4, 26, 15
SCALE = {"marks": 2, "support": 2, "movement": 8, "strength": 4, "agility": 4, "armour": 10}
LAMBDA = 0.7

parser = argparse.ArgumentParser()
parser.add_argument("--rows", required=True)
parser.add_argument("--out", required=True)
parser.add_argument("--rounds", type=int, default=12)
parser.add_argument("--batch", type=int, default=4096)
parser.add_argument("--seen", type=int, default=32)
parser.add_argument("--pooled", type=int, default=32)
parser.add_argument("--hidden", type=int, default=64)
parser.add_argument("--speed", type=float, default=0.003)
parser.add_argument("--seconds", type=float, default=1e9)
parser.add_argument("--begin", help="weights of an earlier fit to go on from, as JSON")
parser.add_argument("--often", type=int, default=2, help="how often rows of the bot itself are looked at for one look at others")
parser.add_argument("--plain", action="store_true", help="learn from the numbers alone as well, to compare")
args = parser.parse_args()
torch.manual_seed(7)
device = "cuda" if torch.cuda.is_available() else "cpu"
begun = time.time()
shape = json.load(open(os.path.join(args.rows, "shape.json")))
features, traits, crowd, each = shape["features"], shape["traits"], shape["crowd"], shape["each"]
width = shape["head"] + len(features)


def read():
    numbers, bytes_, own = [], [], []
    for name in sorted(glob.glob(os.path.join(args.rows, "*.numbers"))):
        some = np.fromfile(name, dtype=np.float32).reshape(-1, width)
        if len(some) == 0:
            continue
        numbers.append(some)
        bytes_.append(np.fromfile(name.replace(".numbers", ".crowd"), dtype=np.uint8).reshape(-1, shape["bytes"]))
        own.append(np.full(len(some), "-moody-" not in name))
    return tuple(torch.from_numpy(np.concatenate(all_)) for all_ in (numbers, bytes_, own))


class Judge(nn.Module):
    def __init__(self, seen, pooled, hidden):
        super().__init__()
        self.pooled = pooled
        places = BALLS * KINDS
        self.relative = nn.Embedding(places * RELATIVE, seen)
        self.columns = nn.Embedding(places * COLUMNS, seen)
        self.rows = nn.Embedding(places * ROWS, seen)
        for table in (self.relative, self.columns, self.rows):
            nn.init.normal_(table.weight, std=0.1)
        self.traits = nn.Linear(len(traits), seen)
        scale = torch.tensor([1.0 / SCALE.get(name, 1) for name in traits])
        self.register_buffer("scale", scale)
        self.pool = nn.Linear(seen, pooled)
        self.first = nn.Linear(2 * pooled + len(features) + 1, hidden)
        self.second = nn.Linear(hidden, 32)
        self.last = nn.Linear(32, 1)
        self.plain = nn.Linear(len(features) + 1, 1)

    def forward(self, numbers, bytes_):
        ball = bytes_[:, :1].long()
        count = bytes_[:, 1:2].long()
        each_ = bytes_[:, 2:].view(-1, crowd, each)
        kind = each_[:, :, 0].long()
        place = ball * KINDS + kind
        h = self.relative(place * RELATIVE + each_[:, :, 1].long())
        h = h + self.columns(place * COLUMNS + each_[:, :, 2].long())
        h = h + self.rows(place * ROWS + each_[:, :, 3].long())
        h = torch.relu(h + self.traits(each_[:, :, 4:].float() * self.scale))
        h = torch.relu(self.pool(h))
        there = torch.arange(crowd, device=kind.device)[None, :] < count
        mine = (there & (kind < 2)).unsqueeze(2).to(h.dtype)
        their = (there & (kind >= 2)).unsqueeze(2).to(h.dtype)
        both = torch.cat([(h * mine).sum(1), (h * their).sum(1)], 1) * 0.2
        x = torch.cat([numbers[:, shape["head"]:], (numbers[:, 2:3] >= 2).float()], 1)
        y = torch.relu(self.first(torch.cat([both, x], 1)))
        y = torch.relu(self.second(y))
        return (self.last(y) + self.plain(x)).squeeze(1)


class Plain(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Linear(len(features) + 1, 64)
        self.second = nn.Linear(64, 32)
        self.last = nn.Linear(32, 1)

    def forward(self, numbers, bytes_):
        x = torch.cat([numbers[:, shape["head"]:], (numbers[:, 2:3] >= 2).float()], 1)
        return self.last(torch.relu(self.second(torch.relu(self.first(x))))).squeeze(1)


def say(text):
    print(f"{time.time() - begun:6.0f} s  {text}", flush=True)


def told(model, numbers, bytes_, batch=16384):
    model.eval()
    with torch.no_grad():
        return torch.cat([torch.sigmoid(model(numbers[i:i + batch], bytes_[i:i + batch])) for i in range(0, len(numbers), batch)])


def errors(model, numbers, bytes_):
    p = told(model, numbers, bytes_)
    y = numbers[:, 1]
    explained = 1 - ((p - y) ** 2).mean() / ((y - y.mean()) ** 2).mean()
    loss = nn.functional.binary_cross_entropy(p.clamp(1e-6, 1 - 1e-6), y)
    return f"loss {loss:.4f}, explained {explained:.4f}, error {((p - y) ** 2).mean().sqrt():.4f}"


def begun_from(model):
    """The model with the weights that an earlier fit has written."""
    if args.begin is None:
        return model
    said = json.load(open(args.begin))

    def table(packed_, like):
        bytes__ = np.frombuffer(base64.b64decode(packed_["bytes"]), dtype=np.int8).reshape(like.shape)
        return torch.from_numpy(bytes__.astype(np.float32) * np.array(packed_["step"], dtype=np.float32))

    def plain(name, like):
        return torch.tensor(said[name]).reshape(like.shape)

    with torch.no_grad():
        for name in ("relative", "columns", "rows"):
            weight = getattr(model, name).weight
            weight.copy_(table(said[name], weight))
        model.traits.weight.copy_(torch.tensor(said["traitsInto"]).reshape(len(traits), -1).T / model.scale)
        model.traits.bias.copy_(plain("traitsBegin", model.traits.bias))
        for name in ("pool", "first", "second", "last", "plain"):
            layer = getattr(model, name)
            layer.weight.copy_(plain(f"{name}Into", layer.weight))
            layer.bias.copy_(plain(f"{name}Begin", layer.bias))
    return model


def learn(model, numbers, bytes_, worth, held, rounds, until, looked):
    model.to(device)
    optimizer = torch.optim.AdamW(model.parameters(), lr=args.speed, weight_decay=0.01)
    steps = max(1, len(looked) // args.batch)
    total = rounds * steps
    step = 0
    started = time.time()
    for round_ in range(rounds):
        model.train()
        order = looked[torch.randperm(len(looked), device=device)]
        for i in range(steps):
            done = max(step / total, (time.time() - started) / max(1e-9, until))
            if done >= 1:
                break
            for group in optimizer.param_groups:
                group["lr"] = args.speed * min(1, (step + 1) / 300) * (1 - 0.98 * done)
            some = order[i * args.batch:(i + 1) * args.batch]
            loss = nn.functional.binary_cross_entropy_with_logits(model(numbers[some], bytes_[some]), worth[some])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            step += 1
        say(f"round {round_ + 1}: {errors(model, *held)} (learned: {errors(model, numbers[:20000], bytes_[:20000])})")
        if step >= total or time.time() - started > until:
            break
    return model


def expected(model, numbers, bytes_):
    """What the rows of a drive may expect, seen from each of them: less noise than what became of it in the end."""
    said = told(model, numbers, bytes_).cpu().numpy()
    rows = numbers[:, :4].cpu().numpy()
    out = rows[:, 1].copy()
    same = (rows[1:, 0] == rows[:-1, 0]) & (rows[1:, 3] == rows[:-1, 3]) & (rows[1:, 2] // 2 == rows[:-1, 2] // 2)
    turned = rows[1:, 2] % 2 != rows[:-1, 2] % 2
    for i in range(len(rows) - 2, -1, -1):
        if not same[i]:
            continue
        next_ = LAMBDA * out[i + 1] + (1 - LAMBDA) * said[i + 1]
        out[i] = 1 - next_ if turned[i] else next_
    return torch.from_numpy(out).to(device)


def packed(tensor):
    """Bytes, and by column what one of them is worth."""
    table = tensor.detach().cpu().numpy()
    step = np.maximum(np.abs(table).max(0), 1e-6) / 127
    return {"bytes": base64.b64encode(np.round(table / step).astype(np.int8).tobytes()).decode(), "step": [float(f"{x:.5g}") for x in step]}


def plainly(tensor):
    return [float(f"{x:.5g}") for x in tensor.detach().cpu().numpy().reshape(-1)]


def write(model, said):
    m = model.cpu()
    weights = {
        "features": features, "traits": traits, "seen": args.seen, "pooled": args.pooled, "hidden": args.hidden,
        "relative": packed(m.relative.weight), "columns": packed(m.columns.weight), "rows": packed(m.rows.weight),
        "traitsInto": plainly((m.traits.weight * m.scale).T), "traitsBegin": plainly(m.traits.bias),
        "poolInto": plainly(m.pool.weight), "poolBegin": plainly(m.pool.bias),
        "firstInto": plainly(m.first.weight), "firstBegin": plainly(m.first.bias),
        "secondInto": plainly(m.second.weight), "secondBegin": plainly(m.second.bias),
        "lastInto": plainly(m.last.weight), "lastBegin": plainly(m.last.bias),
        "plainInto": plainly(m.plain.weight), "plainBegin": plainly(m.plain.bias),
    }
    with open(args.out, "w") as file:
        if args.out.endswith(".ts"):
            file.write(f"/** What a position is worth when a turn begins: made by `npm run fit:judge`, not by hand ({said} on matches held out). */\n")
            file.write("import type { JudgeWeights } from './judge.ts';\n\n")
            file.write(f"export const JUDGED: JudgeWeights = {json.dumps(weights)};\n")
        else:
            json.dump(weights, file)


numbers, bytes_, own = read()
say(f"{len(numbers)} rows, {int(own.sum())} of the bot itself, on {device}")
out = numbers[:, 0].long() % HELD_OUT_EVERY == 0
held_own = (numbers[out & own].to(device), bytes_[out & own].to(device))
held = (numbers[out].to(device), bytes_[out].to(device))
own = own[~out].to(device)
numbers, bytes_ = numbers[~out].to(device), bytes_[~out].to(device)
every = torch.arange(len(numbers), device=device)
looked = torch.cat([every] + [every[own]] * (args.often - 1))
if args.plain:
    say("by the numbers alone")
    learn(Plain(), numbers, bytes_, numbers[:, 1].contiguous(), held, max(2, args.rounds // 3), args.seconds / 6, looked)
model = begun_from(Judge(args.seen, args.pooled, args.hidden)).to(device)
if args.begin is not None:
    say(f"to begin with: {errors(model, *held)}")
    if len(held_own[0]) > 0:
        p = told(model, *held_own)
        say(f"of the bot itself: {errors(model, *held_own)}, said {p.mean():.4f}, came {held_own[0][:, 1].mean():.4f}")
say("first fit")
model = learn(model, numbers, bytes_, numbers[:, 1].contiguous(), held, args.rounds, args.seconds * 0.4, looked)
worth = expected(model, numbers, bytes_)
say("second fit")
model = learn(begun_from(Judge(args.seen, args.pooled, args.hidden)), numbers, bytes_, worth, held, args.rounds, args.seconds * 0.45, looked)
said = errors(model, *held)
for i, name in enumerate(["blood-2016", "blood-2025"]):
    some = (held[0][:, 2] // 2) == i
    say(f"{name}: {errors(model, held[0][some], held[1][some])}")
if len(held_own[0]) > 0:
    p = told(model, *held_own)
    say(f"of the bot itself: {errors(model, *held_own)}, said {p.mean():.4f}, came {held_own[0][:, 1].mean():.4f}")
write(model, said)
say(said)
