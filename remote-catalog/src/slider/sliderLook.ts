import { css, styled } from 'styled-components';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { fromWidth, type PresetName, sliderPresets } from './sliderPresets.ts';

/**
 * The one geometry of the row that the server sends and of the list that slides: nothing moves when one takes the
 * other's place. Half of a gap is at each side of a slide, so the list is wider than its column by a gap, and a
 * slide's width is the list's divided by what is seen of them. Widths come from here alone: the library measures them.
 */
export const Stage = styled.div<{ $preset: PresetName }>`
  --gap: var(--space-16);
  container-type: inline-size;
  margin-inline: calc(var(--gap) / -2);
  ${({ $preset }) => seenCss[$preset]}
  @media (min-width: 1200px) {
    --gap: var(--space-24);
  }
`;

/** How wide a slide's content is, as in `<img sizes>`: its part of the list without the gap, constant from 1264 px. */
export const slideSizes = {
  strip: '(min-width: 1264px) 180px, (min-width: 1024px) 15vw, (min-width: 768px) 22vw, (min-width: 576px) 29vw, 44vw',
  laterStrip:
    '(min-width: 1264px) 180px, (min-width: 1024px) 15vw, (min-width: 768px) 20vw, (min-width: 576px) 26vw, 37vw',
  banner: '(min-width: 1264px) 390px, (min-width: 992px) 31vw, (min-width: 576px) 48vw, 70vw',
};

const slideWidth = css`
  flex: none;
  width: calc(100cqi / var(--seen));
  padding-inline: calc(var(--gap) / 2);
`;

/* The room above and below, taken back by the margin, is for the ring around what has the focus. */
const listRoom = css`
  margin-block: calc(-1 * var(--space-8));
  padding-block: var(--space-8);
`;

/** What there is before the library is there, and without JavaScript: a row to swipe, each slide in its place. */
export const Row = styled(PlainList)`
  ${listRoom}
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  & > * {
    ${slideWidth}
    scroll-snap-align: start;
  }
  @media (scripting: none) {
    scrollbar-width: auto;
  }
`;

const seenCss = Object.fromEntries(
  Object.entries(sliderPresets).map(([name, { steps }]) => [
    name,
    steps.map(
      (step) => css`
        @media ${fromWidth(step)} {
          --seen: ${step.seen};
          --whole: ${Math.floor(step.seen)};
        }
      `,
    ),
  ]),
) as Record<PresetName, ReturnType<typeof css>[]>;
