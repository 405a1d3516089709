import { Children, isValidElement, type ReactNode, useRef } from 'react';
import { css, styled } from 'styled-components';
import { Row, Stage } from './sliderLook.ts';
import type { PresetName } from './sliderPresets.ts';
import { useLiveSlider } from './useLiveSlider.ts';

interface Props {
  preset: PresetName;
  /** The slides' name, for the labels of its buttons: "Next: Latest Trending Products". */
  label: string;
  /** Shown above the slides, with the buttons beside it. Without a heading the buttons float over the slides. */
  heading?: ReactNode;
  /** The slides, each with a key. */
  children: ReactNode;
}

/**
 * The shop's only slider. The server sends a row that scrolls without a script. The library replaces it, with the same
 * geometry, when the shopper comes near (`useLiveSlider`). If its code fails to load, the row stays.
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

/* Reserves the space of three buttons, the last one's icon at the edge. */
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
