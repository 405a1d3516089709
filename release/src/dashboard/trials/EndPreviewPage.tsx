import { Link, useParams } from 'react-router-dom';
import { ChangeForm } from '../change/ChangeForm.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { useLive } from '../live/LiveProvider.tsx';
import { previewsPath } from '../paths.ts';
import { read, registry } from '../registryApi.ts';

/** A preview ends before its time: its address shows the live shop again. */
export function EndPreviewPage() {
  const { env = '', id = '' } = useParams();
  const { refresh } = useLive();
  return (
    <>
      <PageHeading title={`End preview ${id}`} />
      <ChangeForm
        ask={(more) =>
          read(registry.DELETE('/v1/environments/{env}/previews/{id}', { params: { path: { env, id } }, body: more }))
        }
        command={`end-preview ${id} --env ${env} --reason "…"`}
        button="End the preview"
        done="Ended"
        reasons={['Seen enough', 'The address got out']}
        onDone={refresh}
        after={() => (
          <p>
            <Link className="cell-action" to={previewsPath(env)}>
              Previews in {env}
            </Link>
          </p>
        )}
      />
    </>
  );
}
