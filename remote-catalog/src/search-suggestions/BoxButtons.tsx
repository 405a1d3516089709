import { ArrowLeft, X } from 'lucide-react';
import { type MouseEvent, useEffect } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** The search box, which the shell renders. */
  field: HTMLInputElement;
  /** Whether something is typed. */
  isFilled: boolean;
  onClear: () => void;
  onCancel: () => void;
}

/** Empties the search box; on phones, where the box covers the header, another button closes it. */
export function BoxButtons({ field, isFilled, onClear, onCancel }: Props) {
  useEffect(() => {
    // What is typed must not run below the buttons.
    keepRoom(field, isFilled ? 'calc(var(--control) + var(--target))' : '');
    return () => keepRoom(field, '');
  }, [field, isFilled]);
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

/** The field is the shell's: its style is taken back at the end. */
function keepRoom(field: HTMLInputElement, room: string): void {
  field.style.paddingInlineEnd = room;
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

const Plain = styled.button`
  place-items: center;
  width: var(--target);
  height: var(--control);
  padding: 0;
  border: 0;
  background: none;
  color: var(--soft);
`;

const Cancel = styled(Plain)`
  display: none;
  order: -1;
  flex: none;
  @media (width < 576px) {
    header form:focus-within > & {
      display: grid;
    }
  }
`;

const Clear = styled(Plain)`
  position: absolute;
  right: var(--control);
  display: grid;
  @media (width < 576px) {
    header form & {
      right: calc(var(--gutter) + var(--control));
    }
    header form:not(:focus-within) & {
      display: none;
    }
  }
`;
