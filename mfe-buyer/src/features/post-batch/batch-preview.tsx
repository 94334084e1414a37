import { type BatchPreview as Preview, type BatchPreviewTask } from '@kaaj/contract';
import { Button, ButtonLink, Card, CoinAmount, Row, Stack, useFormat } from '@kaaj/ui';
import { type Column } from '@kaaj/ui/data';
import { EmptyState, Table } from '@kaaj/ui-desk';
import { useMessages } from '../../messages';
import styles from './batch-preview.module.css';

interface BatchPreviewProps {
  readonly preview: Preview;
  readonly posting: boolean;
  readonly disabled: boolean;
  readonly onPost: () => void;
}

/** The preview of a batch: number of tasks, their cost, and the first of them as workers will see them. */
export function BatchPreview({ preview, posting, disabled, onPost }: BatchPreviewProps) {
  const t = useMessages();
  const format = useFormat();
  const { tasks, cost, fee = 0, available, controls, skipped, first } = preview;
  const left = available - cost - fee;
  const columns: Column<BatchPreviewTask>[] = [
    { key: 'line', title: t('batch.line'), align: 'end', render: ({ line }) => format.number(line) },
    { key: 'title', title: t('task.title'), card: 'title', render: ({ title }) => title },
    { key: 'detail', title: t('task.detail'), render: ({ taskDetail }) => taskDetail },
  ];
  return (
    <Stack gap={4}>
      <Card as="section" tone="accent" className={styles.cost} aria-label={t('task.total')}>
        <Stack gap={3}>
          <p className="k-kicker">{t('task.total')}</p>
          <CoinAmount coins={cost} size="huge" />
          <p>{t('batch.totalOf', { count: tasks, coins: cost / tasks })}</p>
          {fee > 0 && <p>{t('batch.fee', { coins: fee })}</p>}
          {controls > 0 && <p>{t('batch.controls', { count: controls })}</p>}
          {skipped > 0 && <p>{t('batch.skipped', { count: skipped })}</p>}
          {left >= 0 ? (
            <Row gap={2}>
              <span>{t('task.after')}</span>
              <CoinAmount coins={left} />
            </Row>
          ) : (
            <strong>{t('task.short', { coins: -left })}</strong>
          )}
          {left >= 0 ? (
            <Button block pending={posting} disabled={disabled} onClick={onPost}>
              {t('batch.post', { count: tasks })}
            </Button>
          ) : (
            <ButtonLink href="/dashboard/purchaseCoin">{t('menu.purchaseCoin')}</ButtonLink>
          )}
        </Stack>
      </Card>
      <Table
        label={t('batch.first')}
        columns={columns}
        rows={first}
        rowKey={({ line }) => line}
        empty={<EmptyState drawing="no-tasks" title={t('batch.first')} />}
      />
    </Stack>
  );
}
