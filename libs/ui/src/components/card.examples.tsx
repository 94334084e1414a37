import { TasksIcon, UsersIcon, WalletIcon } from '../icons/icons';
import { Card, Stat, StatRow } from './card';
import { CoinAmount } from './coin';
import { Grid, Stack } from './layout';
import { useWords } from '../../gallery/use-words';

export default function CardExamples() {
  const t = useWords();
  return (
    <Stack>
      <Grid min={200} max={3}>
        {(['raised', 'flat', 'accent'] as const).map((tone) => (
          <Card key={tone} tone={tone}>
            <p>{t.answer}</p>
          </Card>
        ))}
      </Grid>
      <StatRow>
        <Stat label={t.total} value={42} icon={<TasksIcon />} />
        <Stat label={t.pendingTasks} value={1280} icon={<UsersIcon />} hint={t.openOnly} />
        <Stat label={t.payments} value={<CoinAmount coins={98500} />} icon={<WalletIcon />} />
      </StatRow>
    </Stack>
  );
}
