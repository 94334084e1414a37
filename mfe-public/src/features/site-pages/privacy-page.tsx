import bn from '../../../texts/privacy.bn.md';
import en from '../../../texts/privacy.en.md';
import { SitePageLayout } from './site-page-layout';

export default function PrivacyPage() {
  return <SitePageLayout texts={{ en, bn }} />;
}
