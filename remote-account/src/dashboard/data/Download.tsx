import { Button } from '@paw/ui/Button.tsx';
import { useState } from 'react';
import { useCall } from '../../member/useCall.ts';
import { ActionNotice } from '../../member/ActionTrouble.tsx';
import { fetchExport, saveFile } from './myData.ts';

/** Downloads all data that the shop stores about a member. */
export function Download() {
  const { pending, problem, run } = useCall();
  const [isDone, setDone] = useState(false);
  const download = () =>
    run(async (signal) => {
      setDone(false);
      const file = await fetchExport(signal);
      if (signal.aborted) return;
      saveFile(file, `paw-dailies-${new Date().toISOString().slice(0, 10)}.zip`);
      setDone(true);
    });
  return (
    <section aria-labelledby="download">
      <h2 id="download">Download your data</h2>
      <p>
        Everything we have about you in one ZIP file: your account, orders, returns, addresses, wishlist, reviews and
        messages, each as JSON and as CSV for a spreadsheet.
      </p>
      <Button kind="secondary" busy={pending} onClick={() => void download()}>
        Download
      </Button>
      <div role="status">
        {isDone && <p>Your download has started.</p>}
        <ActionNotice problem={problem} />
      </div>
    </section>
  );
}
