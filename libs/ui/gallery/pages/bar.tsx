import { Avatar, CoinAmount, Container, IconButton, Logo, Row, useFormat } from '../../src';
import { BellIcon, LanguageIcon, MoonIcon } from '../../src/icons/icons';
import { useWords } from '../use-words';

/** A page's head, as the shell has it. */
export function Bar() {
  const t = useWords();
  return (
    <header style={{ background: 'var(--k-surface)', borderBottom: '1px solid var(--k-line)' }}>
      <Container>
        <Row justify="between" className="gallery-bar">
          <Logo name={t.name} href="#" />
          <Row gap={1}>
            <CoinAmount coins={1250} />
            <IconButton label={t.notification} icon={<BellIcon />} badge={useFormat().number(3)} />
            <IconButton label="BN" icon={<LanguageIcon />} />
            <IconButton label="theme" icon={<MoonIcon />} />
            <Avatar name={t.buyerName} />
          </Row>
        </Row>
      </Container>
    </header>
  );
}
