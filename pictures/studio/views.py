"""What a family's `build` answers: from where its product is looked at."""
from dataclasses import dataclass
from typing import Callable


@dataclass
class View:
    """One picture of the product."""
    azimuth: float = -24          # degrees; negative looks from the left of the product's front
    elevation: float = 22         # degrees above the floor: 13 for tall things, 34 for flat ones
    fill: float = .82             # share of the frame that the product takes
    lens: float = 85              # mm; shorter exaggerates the near side
    metal: bool = False           # adds two dark cards that only reflections see: without them steel looks white
    at: tuple[float, float, float] | None = None   # a detail: the point to look at …
    span: float = 0               # … and how wide the frame is there, in the product's units
    prepare: Callable[[], None] | None = None      # changes the scene before this view: opens a lid, hides a side


@dataclass
class Views:
    """The pictures of one product. Featured products have a third."""
    hero: View
    second: View
    third: View | None = None
    samples: int = 5              # matte and plastic; 10 metal, 12 glass and water, hair has its own: the denoiser does the rest
