// Travellers of the demo world. 'lucia' is the one whose login the start prints (docs: README, demo logins).
import type { Language } from '#kernel/languages.ts';

export type WorldTraveller = {
  key: string;
  name: string;
  language: Language;
  country: string;
  city: string;
};

export const travellers: readonly WorldTraveller[] = [
  { key: 'lucia', name: 'Lucía Ferrer', language: 'en', country: 'ES', city: 'Valencia' },
  { key: 'amelie', name: 'Amélie Rousseau', language: 'fr', country: 'FR', city: 'Nantes' },
  { key: 'bastien', name: 'Bastien Morel', language: 'fr', country: 'FR', city: 'Grenoble' },
  { key: 'chloe', name: 'Chloé Lambert', language: 'fr', country: 'BE', city: 'Namur' },
  { key: 'etienne', name: 'Étienne Gagnon', language: 'fr', country: 'CA', city: 'Québec' },
  { key: 'fatou', name: 'Fatou Diallo', language: 'fr', country: 'SN', city: 'Dakar' },
  { key: 'gaelle', name: 'Gaëlle Perrin', language: 'fr', country: 'CH', city: 'Lausanne' },
  { key: 'mathieu', name: 'Mathieu Colin', language: 'fr', country: 'FR', city: 'Lille' },
  { key: 'alvaro', name: 'Álvaro Núñez', language: 'es', country: 'ES', city: 'Zaragoza' },
  { key: 'camila', name: 'Camila Restrepo', language: 'es', country: 'CO', city: 'Medellín' },
  { key: 'diego', name: 'Diego Arriaga', language: 'es', country: 'MX', city: 'Puebla' },
  { key: 'elena', name: 'Elena Vidal', language: 'es', country: 'ES', city: 'Alicante' },
  { key: 'javier', name: 'Javier Ibáñez', language: 'es', country: 'ES', city: 'Bilbao' },
  { key: 'marta', name: 'Marta Quiroga', language: 'es', country: 'AR', city: 'Rosario' },
  { key: 'paula', name: 'Paula Escobar', language: 'es', country: 'CL', city: 'Valdivia' },
  { key: 'rodrigo', name: 'Rodrigo Cáceres', language: 'es', country: 'PE', city: 'Arequipa' },
  { key: 'aisha', name: 'Aisha Rahman', language: 'en', country: 'GB', city: 'Leeds' },
  { key: 'ben', name: 'Ben Whitaker', language: 'en', country: 'GB', city: 'Bristol' },
  { key: 'claire', name: 'Claire Donnelly', language: 'en', country: 'IE', city: 'Galway' },
  { key: 'daniel', name: 'Daniel Okafor', language: 'en', country: 'US', city: 'Chicago' },
  { key: 'grace', name: 'Grace Kimura', language: 'en', country: 'US', city: 'Portland' },
  { key: 'hannah', name: 'Hannah Schultz', language: 'en', country: 'DE', city: 'Hamburg' },
  { key: 'liam', name: 'Liam Fraser', language: 'en', country: 'CA', city: 'Halifax' },
  { key: 'priya', name: 'Priya Nair', language: 'en', country: 'IN', city: 'Kochi' },
  { key: 'sophie', name: 'Sophie Marsh', language: 'en', country: 'AU', city: 'Hobart' },
];
