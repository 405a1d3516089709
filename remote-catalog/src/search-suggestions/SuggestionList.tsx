import { Link } from '@paw/ui/router.ts';
import { Picture } from '@paw/ui/Picture.tsx';
import { Price } from '@paw/ui/Price.tsx';
import { CircleQuestionMark, History, LayoutGrid, Search } from 'lucide-react';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { Way, WayGroup } from './suggestedWays.ts';

interface Props {
  id: string;
  groups: readonly WayGroup[];
  /** The index of the active option; -1 = none. */
  active: number;
  onChoose: (way: Way) => void;
}

const icons = { recent: History, word: Search, help: CircleQuestionMark, category: LayoutGrid };

/** A listbox whose options are links, so that they can be opened in another tab. The focus stays in the field. */
export function SuggestionList({ id, groups, active, onChoose }: Props) {
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { ways }) => sum + ways.length, 0));
  return (
    <div role="listbox" id={id} aria-label="Suggestions">
      {groups.map(({ title, ways }, group) => (
        <div key={title} role="group" aria-label={title}>
          <Title aria-hidden>{title}</Title>
          {ways.map((way, at) => {
            const place = (starts[group] ?? 0) + at;
            return (
              <Line
                key={way.to}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === active}
                tabIndex={-1}
                to={way.to}
                onClick={(event: MouseEvent) => {
                  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChoose(way);
                }}
              >
                <Face way={way} />
              </Line>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Face({ way: { kind, label, product } }: { way: Way }) {
  if (kind === 'product' && product) {
    return (
      <>
        <Thumb>
          <Picture name={product.picture.name} colours={product.picture.colours} alt="" sizes="48px" />
        </Thumb>
        <Name>{label}</Name>
        <Cost>
          {product.priceMaxCents > product.priceMinCents && 'from '}
          <Price cents={product.priceMinCents} />
        </Cost>
      </>
    );
  }
  const Icon = icons[kind as keyof typeof icons];
  return (
    <>
      <Icon size="1.25em" strokeWidth={1.75} aria-hidden />
      <Words>
        <bdi>{label}</bdi>
      </Words>
    </>
  );
}

const Title = styled.span`
  display: block;
  padding: var(--space-8) var(--space-16) var(--space-4);
  color: var(--soft);
  font-size: var(--text-14);
  font-weight: 600;
`;

const Line = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-height: var(--target);
  padding: var(--space-4) var(--space-16);
  color: var(--ink);
  text-decoration: none;
  > svg {
    flex: none;
    color: var(--soft);
  }
  &:hover,
  &[aria-selected='true'] {
    background: var(--sand);
    color: var(--ink);
  }
  &[aria-selected='true'] {
    box-shadow: inset var(--space-4) 0 var(--pine);
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const Thumb = styled.span`
  flex: none;
  width: 3em;
  overflow: hidden;
  border-radius: var(--radius-field);
`;

/* Two lines, because many products begin with the same words. */
const Name = styled.span`
  display: -webkit-box;
  flex: 1;
  min-width: 0;
  overflow: hidden;
  line-height: 1.3;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Cost = styled.span`
  flex: none;
  white-space: nowrap;
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
