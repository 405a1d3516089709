import { styled } from 'styled-components';

/** The error's own words, for whoever reports it. They begin with "Loading chunk failed" when a file did not come. */
export function ErrorDetails({ error }: { error?: Error }) {
  if (!error) return null;
  return (
    <Details>
      <summary>Details</summary>
      <Text>{error.message}</Text>
    </Details>
  );
}

const Details = styled.details`
  margin-top: var(--space-12);
  font-size: var(--text-14);
  color: var(--soft);
  summary {
    padding: var(--space-8) 0;
    cursor: pointer;
  }
`;

const Text = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
`;
