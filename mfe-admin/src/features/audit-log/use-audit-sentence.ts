import { AUDIT_ACTIONS, type AuditEntry, PAYMENT_SYSTEMS, ROLES } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { usePersonName } from '@kaaj/page-kit';
import { useMessages } from '../../messages';

/** An entry of the audit log as a sentence. */
export function useAuditSentence(): (entry: AuditEntry) => string {
  const t = useMessages();
  const format = useFormat();
  const nameOf = usePersonName();
  const word = (name: string, detail: AuditEntry['details'][string]): string => {
    const role = ['from', 'to', 'role'].includes(name) && ROLES.find((each) => each === detail);
    if (role) return t(`role.${role}`);
    const system = name === 'rail' && PAYMENT_SYSTEMS.find((each) => each === detail);
    if (system) return t(`system.${system}`);
    return typeof detail === 'number' ? format.number(detail) : String(detail);
  };
  return ({ action, adminName, person, details }) => {
    const { cents, payouts, reference } = details;
    const words = Object.fromEntries(Object.entries(details).map(([name, detail]) => [name, word(name, detail)]));
    const params = {
      ...words,
      admin: adminName === null ? t('audit.owner') : nameOf(adminName),
      person: nameOf(person?.name ?? ''),
      ...(typeof payouts === 'number' && { count: payouts }),
      dollars: typeof cents === 'number' ? format.dollars(cents) : '',
    };
    switch (action) {
      case 'dispute-decided':
        return t(`audit.entry.dispute-decided.${details.decided === 'for-buyer' ? 'for-buyer' : 'for-worker'}`, params);
      case 'terms-announced':
        return t('audit.entry.terms-announced', { ...params, day: format.date(String(details.from)) });
      case 'objection-decided':
        return t(`audit.entry.objection-decided.${details.lifted === true ? 'lifted' : 'kept'}`, params);
      case 'admin-created':
        return t(`audit.entry.admin-created.${details.takenOver === true ? 'taken-over' : 'new'}`, params);
      case 'payout-sent':
      case 'payout-confirmed':
      case 'payout-failed':
        return [t(`audit.entry.${action}`, params), reference && t('audit.reference', params)]
          .filter(Boolean)
          .join(' ');
      default:
        return AUDIT_ACTIONS.includes(action) ? t(`audit.entry.${action}`, params) : t('audit.entry.other', params);
    }
  };
}
