import { useListDevicesQuery, useSignOutDeviceMutation } from '@kaaj/api-client';
import { type Device } from '@kaaj/contract';
import { Badge, Button, ErrorState, SectionCard, SkeletonRegion, SkeletonBox, Stack, useFormat } from '@kaaj/ui';
import { useSend, useStableRows } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import { browserOf } from './browser-name';
import styles from './security.module.css';

/** Each browser that is signed in; any but this one can be signed out. */
export function DevicesSection() {
  const t = useMessages();
  const { data, isError, refetch } = useListDevicesQuery();
  const devices = useStableRows<Device>(data?.data);
  const signedIn = new Set(data?.data.map(({ _id }) => _id));
  return (
    <SectionCard padding="large" title={t('security.devices')}>
      <p>{t('security.devicesText')}</p>
      {devices.rows ? (
        <Stack as="ul" gap={3} aria-label={t('security.devices')}>
          {devices.rows.map((device) => (
            <Device
              key={device._id}
              device={device}
              signedOut={devices.isGone(device) || !signedIn.has(device._id)}
              onSignedOut={() => devices.remove(device._id)}
            />
          ))}
        </Stack>
      ) : isError ? (
        <ErrorState title={t('state.failed')} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRegion>
          <SkeletonBox height="4rem" />
        </SkeletonRegion>
      )}
    </SectionCard>
  );
}

interface DeviceProps {
  readonly device: Device;
  readonly signedOut: boolean;
  readonly onSignedOut: () => void;
}

function Device({ device, signedOut, onSignedOut }: DeviceProps) {
  const { _id, browser: agent, address, usedAt, current } = device;
  const t = useMessages();
  const format = useFormat();
  const { send, button } = useSend();
  const [signOutDevice] = useSignOutDeviceMutation();
  const { browser, system } = browserOf(agent);
  const name =
    browser && system ? t('security.browserOn', { browser, system }) : (browser ?? system ?? t('security.unknown'));

  const signOut = () => {
    const ask = {
      title: t('security.signOutQuestion', { name }),
      text: t('security.signOutText'),
      ok: t('security.signOut'),
      danger: true,
    };
    void send(() => signOutDevice({ id: _id }).unwrap(), {
      confirm: ask,
      success: t('security.signedOut', { name }),
      onSuccess: onSignedOut,
    });
  };

  return (
    <li className={styles.device}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.seen}>
          {[t('security.used', { when: format.dateTime(usedAt) }), address].filter(Boolean).join(' · ')}
        </p>
      </div>
      {current ? (
        <Badge tone="accent">{t('security.thisOne')}</Badge>
      ) : signedOut ? (
        <Badge>{t('security.isSignedOut')}</Badge>
      ) : (
        <Button
          variant="secondary"
          size="small"
          {...button}
          aria-label={t('security.signOutNamed', { name })}
          onClick={signOut}
        >
          {t('security.signOut')}
        </Button>
      )}
    </li>
  );
}
