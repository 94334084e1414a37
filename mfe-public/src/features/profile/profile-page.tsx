import { Avatar, Badge, Card, CoinAmount, ErrorState, Link, PageTitle, Row, SkeletonBox, Stack } from '@kaaj/ui';
import { useBalance } from '@kaaj/page-kit';
import { useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { AccountPage } from '../../shared/account-page';
import styles from './profile.module.css';

const PHOTO_PX = 128;

/** Who is signed in: photo, name, role and e-mail. */
export default function ProfilePage() {
  const t = useMessages();
  const { words } = useBalance();
  const { person, user, userError, reloadUser } = useSession();
  if (!person) return null;
  const name = user?.name ?? person.displayName;
  return (
    <AccountPage>
      <PageTitle>{t('profile.title')}</PageTitle>
      <Card as="section" padding="large" className={styles.card}>
        <Avatar name={name} src={user?.image ?? person.photoURL} size={PHOTO_PX} />
        <Stack gap={2}>
          <p className="k-kicker">{t('profile.title')}</p>
          <h1 dir="auto">{name}</h1>
          <Row as="p" justify="center">
            {user ? <Badge tone="accent">{t(`role.${user.role}`)}</Badge> : <SkeletonBox width={80} height="1.6em" />}
          </Row>
        </Stack>
        <dl className={styles.facts}>
          <div>
            <dt>{t('profile.email')}</dt>
            <dd>{person.email}</dd>
          </div>
          <div>
            <dt>{t('profile.balance')}</dt>
            <dd>{user ? <CoinAmount coins={user.coin} size="large" /> : <SkeletonBox width={96} height="1.6em" />}</dd>
            <dd>
              <Link href="/dashboard/statement">{words ?? t('statement.title')}</Link>
            </dd>
          </div>
        </dl>
      </Card>
      {userError && !user && <ErrorState title={t('state.failed')} onRetry={reloadUser} />}
    </AccountPage>
  );
}
