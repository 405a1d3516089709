import { styled } from 'styled-components';
import { SearchBox } from './SearchBox.tsx';

/**
 * The header's search box. On a phone only its icon is shown until it has the focus; then it fills the bar. Styles do
 * that, so it works before hydration and without JavaScript.
 */
export function HeaderSearch() {
  return (
    <Place>
      <SearchBox label="Search the store" />
    </Place>
  );
}

const Place = styled.div`
  display: flex;
  justify-content: flex-end;
  form {
    width: 100%;
  }
  @media (width < 576px) {
    form {
      width: var(--target);
    }
    form:not(:focus-within) {
      > input {
        padding: 0;
        border-color: transparent;
        background: none;
        color: transparent;
        cursor: pointer;
        &::placeholder {
          color: transparent;
        }
      }
      > button {
        pointer-events: none;
        color: var(--ink);
      }
      > p {
        display: none;
      }
    }
    form:focus-within {
      position: absolute;
      z-index: 1;
      bottom: 0;
      left: 0;
      align-items: center;
      width: 100%;
      height: var(--space-64);
      padding: 0 var(--gutter);
      background: var(--paper);
      > button {
        right: var(--gutter);
      }
      > p {
        left: var(--gutter);
      }
    }
  }
  @media print {
    display: none;
  }
`;
