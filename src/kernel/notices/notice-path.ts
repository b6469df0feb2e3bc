/** The page that shows a notice to a party. The fragment does not reach the logs of the server. */
export const noticePath = ({ reference, code }: { reference: string; code: string }): string =>
  `/digital-services-law/notice#${reference}/${code}`;
