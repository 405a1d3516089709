import { ArrowLeft, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** Whether the box has text. */
  isFilled: boolean;
  onClear: () => void;
  onCancel: () => void;
}

/** Buttons that clear the search box and, on phones, where the box covers the header, close it. */
export function BoxButtons({ isFilled, onClear, onCancel }: Props) {
  return (
    <>
      <Cancel type="button" aria-label="Cancel" onMouseDown={keepFocus} onClick={onCancel}>
        <ArrowLeft size={22} strokeWidth={1.75} aria-hidden />
      </Cancel>
      {isFilled && (
        <Clear type="button" aria-label="Clear" onMouseDown={keepFocus} onClick={onClear}>
          <X size={20} strokeWidth={1.75} aria-hidden />
        </Clear>
      )}
    </>
  );
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

const Plain = styled.button`
  position: absolute;
  top: 0;
  place-items: center;
  width: var(--target);
  height: var(--control);
  padding: 0;
  border: 0;
  background: none;
  color: var(--soft);
  @media (width < 576px) {
    header form & {
      top: calc((var(--space-64) - var(--control)) / 2);
    }
  }
`;

/* Padding keeps the text of the field, which the shell renders, clear of these buttons. */
const Cancel = styled(Plain)`
  left: var(--gutter);
  display: none;
  @media (width < 576px) {
    header form:focus-within & {
      display: grid;
    }
    header form:focus-within:has(&) > [name='q'] {
      padding-left: var(--target);
    }
  }
`;

const Clear = styled(Plain)`
  right: var(--control);
  display: grid;
  form:has(&) > [name='q'] {
    padding-right: calc(var(--control) + var(--target));
  }
  @media (width < 576px) {
    header form & {
      right: calc(var(--gutter) + var(--control));
    }
    header form:not(:focus-within) & {
      display: none;
    }
  }
`;
