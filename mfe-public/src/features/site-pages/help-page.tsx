import bn from '../../../texts/help.bn.md';
import en from '../../../texts/help.en.md';
import { SitePageLayout } from './site-page-layout';

export default function HelpPage() {
  return <SitePageLayout texts={{ en, bn }} />;
}
