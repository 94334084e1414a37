import { useGetTaskQuery } from '@kaaj/api-client';
import { type SignUpRole } from '@kaaj/contract';
import { CoinAmount, Link, Money, SkeletonText } from '@kaaj/ui';
import { usePrices } from '@kaaj/page-kit';
import { returnPath, useLocation } from '@kaaj/web-kit';
import { type ReactNode } from 'react';
import { useMessages } from '../messages';
import styles from './pending-choice.module.css';

const TASK = /^\/dashboard\/taskDetails\/(\w+)/;
const PURCHASE = /^\/dashboard\/purchaseCoin\?coins=(\d+)$/;

function useChosen(): { readonly task: string | undefined; readonly coins: string | undefined } {
  const { state } = useLocation() as { state: unknown };
  const path = returnPath(state);
  return { task: TASK.exec(path)?.[1], coins: PURCHASE.exec(path)?.[1] };
}

const ROLES: readonly (readonly [RegExp, SignUpRole])[] = [
  [/^\/dashboard\/(?:taskDetails\/|tasklist$)/, 'Worker'],
  [/^\/dashboard\/(?:purchaseCoin|addTask)/, 'Buyer'],
];

/** The role that the choice before sign-up requires; undefined for any. */
export function useRoleOfChoice(): SignUpRole | undefined {
  const { state } = useLocation() as { state: unknown };
  const path = returnPath(state);
  return ROLES.find(([pages]) => pages.test(path))?.[1];
}

/** The choice before sign-in: a task with its pay, or a package of coins; renders nothing without one. */
export function PendingChoice() {
  const { task, coins } = useChosen();
  if (task !== undefined) return <AwaitedTask id={task} />;
  return coins === undefined ? null : <AwaitedPurchase coins={Number(coins)} />;
}

function AwaitedTask({ id }: { readonly id: string }) {
  const t = useMessages();
  const { centsOf } = usePrices();
  const { currentData, isError } = useGetTaskQuery({ id });
  const task = currentData?.data;
  if (isError) return <Ticket label={t('awaited.lost')} />;
  return (
    <Ticket
      label={t('awaited.task')}
      title={task?.title ?? <SkeletonText lines={1} />}
      action={<Link href={`/task/${id}`}>{t('awaited.read')}</Link>}
    >
      {t('awaited.pay')}{' '}
      {task && (
        <>
          <CoinAmount coins={task.payableAmount} /> · <Money cents={centsOf(task.payableAmount)} inTaka />
        </>
      )}
    </Ticket>
  );
}

function AwaitedPurchase({ coins }: { readonly coins: number }) {
  const t = useMessages();
  const offer = usePrices().packages.find((each) => each.coins === coins);
  if (!offer) return null;
  const words = { coins, price: offer.priceCents };
  return <Ticket label={t('awaited.coins')} title={t('awaited.coinsFor', words)} />;
}

interface TicketProps {
  readonly label: string;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

function Ticket({ label, title, children, action }: TicketProps) {
  return (
    <div className={styles.ticket}>
      <p className={styles.label}>{label}</p>
      {title && <p className={styles.title}>{title}</p>}
      {children && <p className={styles.pay}>{children}</p>}
      {action && <p>{action}</p>}
    </div>
  );
}
