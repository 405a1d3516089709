interface View {
  /** How many slides are visible; a fraction is the visible part of the next one. */
  seen: number;
  /** How many different slides there are; copies of them follow. */
  count: number;
  /** Whether the last slide is at the right edge, with a part of another one visible at the left. */
  isAtEnd: boolean;
}

/**
 * Corrects the slides' accessibility after each render of the library, whose `aria-hidden` leaves links of invisible slides
 * in the tab order. Slides that are wholly visible can be read and focused, once: copies and partly visible slides are for
 * the pointer only, and invisible ones are inert.
 */
export function markSlides(list: Element, { seen, count, isAtEnd }: View): void {
  const slides = [...list.querySelectorAll<HTMLElement>('.slick-slide')];
  const whole = Math.min(Math.floor(seen), count);
  const first = slides.length <= seen ? 0 : slides.findIndex((slide) => slide.classList.contains('slick-active'));
  const from = isAtEnd && seen % 1 ? first - 1 : first;
  for (const [place, slide] of slides.entries()) {
    const isRead = place >= first && place < first + whole;
    slide.toggleAttribute('inert', place < from || place >= first + seen);
    // With `tabindex` the box would be an accessible element between the list and its item.
    slide.removeAttribute('tabindex');
    if (isRead) slide.removeAttribute('aria-hidden');
    else slide.setAttribute('aria-hidden', 'true');
    for (const way of slide.querySelectorAll('a, button')) {
      if (isRead) way.removeAttribute('tabindex');
      else way.setAttribute('tabindex', '-1');
    }
  }
}
