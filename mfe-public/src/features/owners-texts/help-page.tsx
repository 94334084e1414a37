import bn from '../../../texts/help.bn.md';
import en from '../../../texts/help.en.md';
import { OwnersText } from './owners-text';

export default function HelpPage() {
  return <OwnersText texts={{ en, bn }} />;
}
