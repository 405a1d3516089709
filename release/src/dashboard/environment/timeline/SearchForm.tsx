import { useState } from 'react';
import type { Search } from './useTimeline.ts';

interface SearchFormProps {
  search: Search;
  remotes: readonly string[];
  onSearch: (search: Search) => void;
}

/** By revision, person and remote. */
export function SearchForm({ search, remotes, onSearch }: SearchFormProps) {
  const [q, setQ] = useState(search.q);
  const isSearched = search.q !== '' || search.remote !== '';
  const names = search.remote && !remotes.includes(search.remote) ? [search.remote, ...remotes] : remotes;
  return (
    <form
      role="search"
      className="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch({ ...search, q: q.trim() });
      }}
    >
      <label>
        Person, release or revision
        <input type="search" value={q} maxLength={80} onChange={(event) => setQ(event.target.value)} />
      </label>
      <label>
        Remote
        <select value={search.remote} onChange={(event) => onSearch({ q: q.trim(), remote: event.target.value })}>
          <option value="">all</option>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <button type="submit" className="button is-secondary">
        Search
      </button>
      {isSearched && (
        <button type="button" className="link-button" onClick={() => onSearch({ q: '', remote: '' })}>
          Show all
        </button>
      )}
    </form>
  );
}
