import { styled } from 'styled-components';
import { PopularCategories } from './PopularCategories.tsx';

/** Shown when a search finds nothing: what to try, and popular categories. */
export function NoResults() {
  return (
    <>
      <Help>
        <p>No products match all of those words. Try this:</p>
        <ul>
          <li>Use fewer words: “collar” rather than “red collar for a small dog.”</li>
          <li>Say who it’s for: “dog,” “cat,” “bird” or “fish.”</li>
          <li>Check your spelling.</li>
        </ul>
      </Help>
      <PopularCategories />
    </>
  );
}

const Help = styled.div`
  max-width: 65ch;
  font-size: var(--text-18);
  p {
    margin-bottom: var(--space-8);
  }
  ul {
    margin: 0;
    padding-left: 1.2em;
  }
`;
