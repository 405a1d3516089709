import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { css, styled } from 'styled-components';
import { IconButton } from '@paw/ui/IconButton.tsx';

interface Props {
  label: string;
  /** Whether the buttons float over the slides, at their sides. */
  isFloating: boolean;
  /** Undefined at the list's beginning. */
  onPrevious?: () => void;
  /** Undefined at its end. */
  onNext?: () => void;
  isPaused: boolean;
  /** Undefined for a list that does not play. */
  onPause?: (isPaused: boolean) => void;
}

/** Before the list in the document, so that keyboard users can pause it first. */
export function SliderControls({ label, isFloating, onPrevious, onNext, isPaused, onPause }: Props) {
  return (
    <Buttons $isFloating={isFloating} role="group" aria-label={`Slider: ${label}`}>
      {onPause && (
        <IconButton
          label={`${isPaused ? 'Play' : 'Pause'}: ${label}`}
          icon={isPaused ? Play : Pause}
          onClick={() => onPause(!isPaused)}
        />
      )}
      <IconButton label={`Previous: ${label}`} icon={ChevronLeft} aria-disabled={!onPrevious} onClick={onPrevious} />
      <IconButton label={`Next: ${label}`} icon={ChevronRight} aria-disabled={!onNext} onClick={onNext} />
    </Buttons>
  );
}

const Buttons = styled.div<{ $isFloating: boolean }>`
  ${({ $isFloating }) => ($isFloating ? floating : beside)}
`;

const beside = css`
  display: flex;
  justify-content: end;
  margin-right: calc(-1 * var(--space-8));
`;

const floating = css`
  button {
    position: absolute;
    z-index: 1;
    /* Below the text of the slides. */
    bottom: calc(-1 * var(--space-12));
    background: var(--paper);
    box-shadow: var(--shadow);
  }
  button:first-child {
    left: calc(-1 * var(--space-8));
  }
  button:last-child {
    right: calc(-1 * var(--space-8));
  }
  /* Not while it has the focus: it must not vanish under the pointer that pressed it. */
  button[aria-disabled='true']:not(:focus) {
    visibility: hidden;
  }
`;
