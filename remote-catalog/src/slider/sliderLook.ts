import { css, styled } from 'styled-components';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { fromWidth, type PresetName, sliderPresets } from './sliderPresets.ts';

/**
 * The geometry shared by the server's row and the list that slides, so that nothing moves when one replaces the other. Each
 * side of a slide has half a gap, so the list is one gap wider than its column, and a slide's width is the list's width
 * divided by the number of visible slides. The library measures these widths.
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

/* The padding above and below leaves room for the focus ring; the margin compensates for it. */
const listRoom = css`
  margin-block: calc(-1 * var(--space-8));
  padding-block: var(--space-8);
`;

/** The row before the library has loaded, and without JavaScript: it scrolls and snaps to slides. */
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
