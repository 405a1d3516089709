interface View {
  /** How many slides are seen; a fraction is the part of the next one. */
  seen: number;
  /** How many different ones there are: the same follow again after them. */
  count: number;
  /** The last one is at the right edge, and a part of the one before the first peeks in at the left. */
  isAtEnd: boolean;
}

/**
 * Says what each slide of a list is, after each rendering of the library, whose `aria-hidden` alone leaves the links of
 * slides out of sight in the order of the Tab key. What is whole in sight can be read and reached, once: a copy beside
 * it, and what only peeks in, is for the pointer alone. All else is inert.
 */
export function markSlides(list: Element, { seen, count, isAtEnd }: View): void {
  const slides = [...list.querySelectorAll<HTMLElement>('.slick-slide')];
  const whole = Math.min(Math.floor(seen), count);
  const first = slides.length <= seen ? 0 : slides.findIndex((slide) => slide.classList.contains('slick-active'));
  const from = isAtEnd && seen % 1 ? first - 1 : first;
  for (const [place, slide] of slides.entries()) {
    const isRead = place >= first && place < first + whole;
    slide.toggleAttribute('inert', place < from || place >= first + seen);
    // A box that has them, whatever they say, would be a thing of its own between the list and its item.
    slide.removeAttribute('tabindex');
    if (isRead) slide.removeAttribute('aria-hidden');
    else slide.setAttribute('aria-hidden', 'true');
    for (const way of slide.querySelectorAll('a, button')) {
      if (isRead) way.removeAttribute('tabindex');
      else way.setAttribute('tabindex', '-1');
    }
  }
}
