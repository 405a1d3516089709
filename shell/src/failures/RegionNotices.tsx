import { Button } from '@paw/ui/Button.tsx';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { ErrorDetails } from './ErrorDetails.tsx';
import { type RegionReport, useRegionReports } from './RegionNotice.tsx';

/** One notice for all regions that failed and one for all that are slow. */
export function RegionNotices() {
  const [edge, setEdge] = useState<HTMLElement | null>(null);
  useEffect(() => setEdge(document.getElementById('notices')), []);
  const reports = useRegionReports();
  if (!edge) return null;
  return createPortal(
    <>
      <Notice reports={reports.filter(({ slow }) => !slow)} says={() => 'didn’t load completely. Links still work.'} />
      <Notice
        reports={reports.filter(({ slow }) => slow)}
        says={(isOne) => `${isOne ? 'is' : 'are'} taking a while. You can already use the links.`}
      />
    </>,
    edge,
  );
}

interface NoticeProps {
  reports: readonly RegionReport[];
  says: (isOne: boolean) => string;
}

function Notice({ reports, says }: NoticeProps) {
  const names = [...new Set(reports.map(({ name }) => name))];
  if (!names.length) return null;
  const retry = () => {
    for (const { onRetry } of reports) onRetry();
  };
  return (
    <Box>
      <p>
        {inSentence(names)} {says(names.length === 1)}
      </p>
      <Button kind="secondary" onClick={retry}>
        Try again
      </Button>
      <ErrorDetails errors={reports.map(({ error }) => error)} />
    </Box>
  );
}

/** `The cart, this page, and the newsletter form` */
function inSentence(names: readonly string[]): string {
  const inside = names.map((name, at) => (at ? name.charAt(0).toLowerCase() + name.slice(1) : name));
  return new Intl.ListFormat('en').format(inside);
}

/* Its card is that of all notices: see notices.css. */
const Box = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 var(--space-12);
  align-items: center;
  details {
    grid-column: 1 / -1;
    margin: 0;
  }
`;
