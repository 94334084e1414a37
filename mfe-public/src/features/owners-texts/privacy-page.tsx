import bn from '../../../texts/privacy.bn.md';
import en from '../../../texts/privacy.en.md';
import { OwnersText } from './owners-text';

export default function PrivacyPage() {
  return <OwnersText texts={{ en, bn }} />;
}
