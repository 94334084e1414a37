import { useListClaimsQuery } from '@kaaj/api-client';
import { Card, CoinAmount, Link, Row, SectionHeading, Stack } from '@kaaj/ui';
import { useOwnEmail } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { TimeLeft } from '../../shared/time-left';

/** The worker's active claims, the next to expire first; renders nothing without any. */
export function ActiveClaims() {
  const t = useMessages();
  const email = useOwnEmail();
  const places = useListClaimsQuery({ email }).data?.data ?? [];
  if (places.length === 0) return null;
  return (
    <Card as="section" tone="accent" aria-labelledby="kept-places">
      <Stack gap={3}>
        <SectionHeading id="kept-places" size="small" title={t('claim.places')} />
        {places.map(({ taskId, title, payableAmount, until }) => (
          <Row key={taskId} gap={3} justify="between">
            <Stack gap={1}>
              <Link href={`/dashboard/taskDetails/${taskId}`}>{title}</Link>
              <TimeLeft until={until} over={t('claim.over')} />
            </Stack>
            <CoinAmount coins={payableAmount} />
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
