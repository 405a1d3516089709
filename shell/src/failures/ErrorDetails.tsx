import { styled } from 'styled-components';

/** The errors' messages, for shoppers who report them. They begin with "Loading chunk failed" when a file failed. */
export function ErrorDetails({ errors }: { errors: readonly (Error | undefined)[] }) {
  const messages = new Set(errors.flatMap((error) => error?.message ?? []));
  if (!messages.size) return null;
  return (
    <Details>
      <summary>Details</summary>
      {[...messages].map((message) => (
        <Text key={message}>{message}</Text>
      ))}
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
