import { styled } from 'styled-components';
import { openingHours } from './openingHours.ts';

export function OpeningHours() {
  return (
    <Frame>
      <h2>Hours</h2>
      <dl>
        {openingHours.days.map(({ day, hours }) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <p>{openingHours.zone}</p>
    </Frame>
  );
}

const Frame = styled.section`
  padding: var(--space-24);
  background: var(--sand);
  border-radius: var(--radius-card);
  h2 {
    margin-bottom: var(--space-8);
    font-size: var(--text-22);
  }
  dl {
    margin: 0 0 var(--space-8);
    font-variant-numeric: tabular-nums;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-12);
    padding: var(--space-4) 0;
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
  p {
    margin: 0;
    color: var(--soft);
    font-size: var(--text-14);
  }
`;
