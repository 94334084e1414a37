import bn from '../../../texts/privacy.bn.md';
import en from '../../../texts/privacy.en.md';
import { SitePage } from './site-page';

export default function PrivacyPage() {
  return <SitePage texts={{ en, bn }} />;
}
