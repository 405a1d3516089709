import { Command } from '../frame/Command.tsx';
import { Failure } from '../frame/Failure.tsx';
import { Loading } from '../frame/Loading.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { useLive } from '../live/LiveProvider.tsx';
import { useReread } from '../live/useReread.ts';
import { read, registry } from '../registryApi.ts';
import { Channels } from './Channels.tsx';
import { Deliveries } from './Deliveries.tsx';

const readNotifications = () => read(registry.GET('/v1/notifications'));

/** Who hears of what the guard does, and whether it arrives; for releasers and admins. */
export function NotificationsPage() {
  const { me } = useLive();
  return (
    <>
      <PageHeading title="Notifications" />
      {!me && <Loading what="who you are" />}
      {me && !me.mayNotify && (
        <p className="notice">
          {me.name} ({me.role}) may not see or test notifications: ask a releaser.
        </p>
      )}
      {me?.mayNotify && <Notifications />}
    </>
  );
}

function Notifications() {
  const { found, failure, reload } = useReread(readNotifications);
  return (
    <>
      {failure && <Failure failure={failure} onRetry={() => void reload()} />}
      {!found && !failure && <Loading what="the channels" />}
      {found && (
        <>
          <Channels channels={found.channels} reload={reload} />
          <h2>What they tell of</h2>
          <ul className="plain-list">
            {found.events.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <Deliveries deliveries={found.deliveries} waiting={found.waiting} />
          <Command args="notifications" />
        </>
      )}
    </>
  );
}
