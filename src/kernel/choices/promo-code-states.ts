/** `over`: its time has passed; `ended`: its supplier ended it for good; `blocked`: by an operator. */
export const promoCodeStates = ['active', 'early', 'over', 'used_up', 'paused', 'ended', 'blocked'] as const;
export type PromoCodeState = (typeof promoCodeStates)[number];

/** What its supplier sets; the others follow from its dates, its limit or an operator. */
export const promoCodeSettings = ['active', 'paused', 'ended'] as const satisfies readonly PromoCodeState[];
export type PromoCodeSetting = (typeof promoCodeSettings)[number];
