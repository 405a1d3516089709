"""A round wire globe stuffed with loose nesting fibre, hanging from a chain."""
import math
import random

from mathutils import Vector

from materials import metal
from shapes.curves import circle
from shapes.hanging import chain, eyelet, hang
from shapes.mesh import ball
from shapes.tubes import tube
from surfaces import surface
from views import View, Views

RADIUS = .82
GLOBE = RADIUS * 1.06      # the wires lie over the fibre, or one sees a ball of wool


def build(shape):
    globe()
    stuffing()
    steel = metal()
    eyelet((0, 0, GLOBE + .15), .09, .020, steel)
    chain((0, 0, RADIUS + .18), (0, 0, RADIUS + .62), .085, .014, steel)
    hang((0, 0, RADIUS + .62), -RADIUS, .12)
    return Views(View(-20, 12, fill=.84), View(-14, 6, at=(-.15, -.7, .08), span=1.1), samples=6)


def globe():
    """Meridians and parallels, a latch where its halves meet."""
    wire = metal()
    for k in range(9):
        a = math.pi * k / 9
        tube('wire', circle((0, 0, 0), GLOBE, (math.cos(a), math.sin(a), 0), (0, 0, 1), 80), .024, wire, 8, closed=True)
    for level in (-.62, -.30, 0, .30, .62):
        reach = GLOBE * math.sqrt(1 - level ** 2)
        tube('wire', circle((0, 0, GLOBE * level), reach, count=80), .034 if level == 0 else .022, wire, 8, closed=True)
    for side in (-1, 1):
        ball('pole', (0, 0, side * GLOBE), .075, wire, (1, 1, .5))


def stuffing():
    """A core of wool, and curls of two fibres that come out between the wires."""
    chance = random.Random(5)
    tones = [surface('tint', '#c6c6c6', .95, specular=.08, sheen=.5), surface('tint2', '#c6c6c6', .95, specular=.08, sheen=.5)]
    ball('core', (0, 0, 0), RADIUS * .86, surface('tint_core', '#b4b4b4', 1, specular=.02))
    for _ in range(1500):
        z, turn = chance.uniform(-1, 1), chance.random() * 2 * math.pi
        out = Vector((math.sqrt(1 - z * z) * math.cos(turn), math.sqrt(1 - z * z) * math.sin(turn), z))
        zone = 1 if math.sin(3.1 * out.x + 1) + math.sin(4.3 * out.z + 2.2 * out.y) > .35 else 0
        strand(tones[zone], out, chance)


def strand(material, out, chance):
    """One curl on the globe's skin; a few stand off or hang down."""
    along = out.orthogonal().normalized()
    across, spin = out.cross(along), chance.random() * 6
    ahead = along * math.cos(spin) + across * math.sin(spin)
    side = out.cross(ahead)
    length, curl, off = chance.uniform(.22, .42), chance.uniform(.02, .06), chance.uniform(.88, 1.0)
    loose = chance.random() < .07
    points, phase = [], chance.random() * 6
    for i in range(13):
        t = i / 12 - .5
        lift = .02 + .035 * math.sin(phase + 7 * t) + (.22 * max(0, t) ** 1.3 if loose else 0)
        p = (out * RADIUS * off + ahead * length * t + side * curl * math.sin(phase + 11 * t)).normalized() * (RADIUS * off + lift)
        points.append(p - Vector((0, 0, .25 * max(0, t) ** 2)) if loose else p)
    tube('strand', points, .0105, material, 5)
