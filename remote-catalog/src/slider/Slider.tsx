import { Children, isValidElement, type ReactNode, useRef } from 'react';
import { css, styled } from 'styled-components';
import { Row, Stage } from './sliderLook.ts';
import type { PresetName } from './sliderPresets.ts';
import { useLiveSlider } from './useLiveSlider.ts';

interface Props {
  preset: PresetName;
  /** What the slides are, for the names of its buttons: "Next: Latest Trending Products". */
  label: string;
  /** Shown over the slides, with the buttons beside it. Without one they float over the slides. */
  heading?: ReactNode;
  /** The slides, each with a key. */
  children: ReactNode;
}

/**
 * A list of which a window shows a part: the shop's only slider. The server sends a row to swipe that needs no script;
 * the library takes its place, with the same geometry, when the shopper comes near (`useLiveSlider`). Should its code
 * not come, the row stays.
 */
export function Slider({ preset, label, heading, children }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const { LiveSlider, start } = useLiveSlider(stage);
  const slides = Children.toArray(children);
  return (
    <Frame $isHeaded={heading !== undefined} {...(heading === undefined && { role: 'group', 'aria-label': label })}>
      {heading}
      {LiveSlider ? (
        <LiveSlider preset={preset} label={label} slides={slides} start={start} isHeaded={heading !== undefined} />
      ) : (
        <Stage ref={stage} $preset={preset}>
          <Row>
            {slides.map((slide) => (
              <li key={isValidElement(slide) ? slide.key : undefined}>{slide}</li>
            ))}
          </Row>
        </Stage>
      )}
    </Frame>
  );
}

const Frame = styled.div<{ $isHeaded: boolean }>`
  position: relative;
  ${({ $isHeaded }) => $isHeaded && headed}
`;

/* The buttons' room is kept until they are there: three of them, the last one's icon at the edge. */
const headed = css`
  display: grid;
  grid-template: minmax(var(--target), auto) auto / minmax(0, 1fr) calc(3 * var(--target) - var(--space-8));
  gap: var(--space-16) var(--space-8);
  align-items: center;
  & > :first-child {
    margin: 0;
  }
  & > :last-child {
    grid-area: 2 / 1 / auto / -1;
  }
  @media (scripting: none) {
    grid-template-columns: minmax(0, 1fr) 0;
    column-gap: 0;
  }
`;
