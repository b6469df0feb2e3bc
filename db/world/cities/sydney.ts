import type { WorldCity, WorldSeason } from '#world/world.ts';

const paddleSeasons = (...later: string[]): WorldSeason[] => [
  { from: '02-01', startTimes: ['05:45', ...later] },
  { from: '03-01', startTimes: ['06:15', ...later] },
  { from: '04-05', startTimes: ['06:00', ...later] },
  { from: '09-01', startTimes: ['05:15', ...later] },
  { from: '10-04', startTimes: ['05:45', ...later] },
  { from: '11-01', startTimes: ['05:15', ...later] },
];

const duskSeasons: readonly WorldSeason[] = [
  { from: '04-05', startTimes: ['16:30'] },
  { from: '10-04', startTimes: ['18:30'] },
];

export const sydney: WorldCity = {
  slug: 'sydney',
  name: { es: 'Sídney', en: 'Sydney', fr: 'Sydney' },
  country: 'AU',
  latitude: -33.8688,
  longitude: 151.2093,
  timeZone: 'Australia/Sydney',
  popularity: 84,
  picture: { place: 'sydney', shows: [], light: 'day' },
  line: {
    es: 'Transbordadores verdes y amarillos, arenisca color miel y el bosque de eucaliptos a dos horas de tren.',
    en: 'Green-and-gold ferries, honey-coloured sandstone and the bush two hours away by train.',
    fr: 'Des ferries vert et or, du grès couleur de miel et le bush à deux heures de train.',
  },
  tours: [
    {
      slug: 'lavender-bay-paddle-at-sunrise',
      supplier: 'harbour-and-bush',
      categories: ['on-the-water', 'adventure'],
      tags: ['kayaking', 'sunrise', 'small-group', 'photography'],
      durationMinutes: 150,
      guideLanguages: ['en', 'es'],
      policy: 'flexible',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: -33.8438, longitude: 151.2073 },
      pictures: [
        { place: 'sydney', shows: ['harbour-bridge', 'kayak'], light: 'dawn' },
        { place: 'sydney', shows: ['kayak'], light: 'dawn' },
      ],
      options: [
        {
          key: 'double-kayak',
          name: { es: 'Plaza en kayak doble', en: 'Seat in a double kayak', fr: 'Place en kayak biplace' },
          units: [
            { kind: 'adult', priceMinor: 12500, minAge: 16 },
            { kind: 'child', priceMinor: 9500, minAge: 10, maxAge: 15 },
          ],
          weekdays: ['wed', 'thu', 'fri', 'sat', 'sun'],
          startTimes: ['05:15'],
          seasons: paddleSeasons(),
          capacity: 8,
        },
        {
          key: 'private',
          name: { es: 'Salida privada', en: 'Private paddle', fr: 'Sortie privée' },
          units: [{ kind: 'group', priceMinor: 78000 }],
          weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          startTimes: ['05:15', '09:00'],
          seasons: paddleSeasons('09:00'),
          capacity: 6,
        },
      ],
      title: {
        es: 'Kayak al amanecer en la bahía de Sídney',
        en: 'Sydney Harbour Sunrise Kayak Tour',
        fr: 'Kayak au lever du soleil dans la baie de Sydney',
      },
      description: {
        es: 'Remas desde Lavender Bay cuando aún no circulan casi transbordadores, pasas bajo el arco de acero y ves encenderse la Ópera desde Kirribilli.',
        en: 'Launch from Lavender Bay before the ferries get busy, slide beneath the steel arch and watch the Opera House catch the light from Kirribilli.',
        fr: 'Départ de Lavender Bay avant le ballet des ferries : vous glissez sous l’arche d’acier et regardez l’Opéra s’éclairer depuis Kirribilli.',
      },
      whatToDo: {
        es: 'Antes de mojar la pala hay un cuarto de hora en tierra: ajuste del chaleco, tres paladas básicas, qué hacer con la ola de un barco. Después los kayaks dobles entran en Lavender Bay, y a la izquierda aparece la cara gigante de Luna Park, que a esas horas no le sonríe a nadie.\n\nBajo el Harbour Bridge el agua devuelve el ruido de los primeros trenes. Jess, la guía, aprovecha la sombra para contar cómo se cerró el arco en agosto de 1930, cuando las dos mitades ya quedaban a pocos centímetros.\n\nSin cruzar el canal de los transbordadores, seguimos la orilla norte hasta Kirribilli. Desde allí las velas de la Ópera pasan del gris al crema. De regreso nos asomamos a Blues Point, y el café se toma en la hierba, cerca del jardín de Wendy Whiteley.',
        en: 'A quarter of an hour on dry land comes first: life jackets, three basic strokes, what to do about a boat’s wash. Then the double kayaks slip into Lavender Bay, with the giant face of Luna Park on your left, grinning at nobody.\n\nUnder the Harbour Bridge the water throws back the rumble of the early trains. Jess uses the shade to explain how the arch was joined in August 1930, its two halves creeping together by inches.\n\nKeeping out of the ferry lanes, we hug the north shore as far as Kirribilli. Across the water the sails of the Opera House go from grey to cream while you rest your paddle. The way home takes a look round Blues Point, and coffee is poured on the grass near Wendy Whiteley’s garden.',
        fr: 'Un quart d’heure à terre, d’abord : réglage des gilets, trois gestes de base, conduite à tenir face au sillage d’un bateau. Puis les kayaks biplaces entrent dans Lavender Bay ; à gauche, le visage géant de Luna Park sourit dans le vide.\n\nSous le Harbour Bridge, l’eau renvoie le grondement des premiers trains. Jess profite de l’ombre pour raconter la jonction de l’arche, en août 1930, quand les deux moitiés se rapprochaient centimètre par centimètre.\n\nSans traverser la route des ferries, nous suivons la rive nord jusqu’à Kirribilli. En face, les voiles de l’Opéra virent du gris au crème pendant que la pagaie repose. Au retour, un crochet par Blues Point, et le café se prend dans l’herbe, près du jardin de Wendy Whiteley.',
      },
      detail: {
        es: 'No hace falta experiencia, solo mantener una palada cómoda. A esa hora pasan pocos ferris y el puente se refleja entero en el agua.',
        en: 'You need no experience, only an easy stroke that you can keep up. At that hour few ferries are about, and the bridge lies whole in the water.',
        fr: 'Aucune expérience à avoir, juste un coup de pagaie tranquille et régulier. À cette heure, les ferries sont rares et le pont se reflète en entier dans l’eau.',
      },
      included: {
        es: ['Kayak, pala y chaleco', 'Guía de kayak titulado', 'Café o chocolate y bollo', 'Fotos de la salida', 'Bolsa estanca'],
        en: ['Kayak, paddle and life jacket', 'Qualified kayak guide', 'Coffee or cocoa and a pastry', 'Photos of the morning', 'Dry bag'],
        fr: ['Kayak, pagaie et gilet', 'Guide de kayak diplômé', 'Café ou chocolat et viennoiserie', 'Photos de la sortie', 'Sac étanche'],
      },
      meetingPointText: {
        es: 'Muelle de Lavender Bay, al pie de las escaleras de Walker Street, a diez minutos andando de la estación North Sydney. Los kayaks naranjas están en la hierba de Watt Park.',
        en: 'Lavender Bay Wharf, at the foot of the Walker Street steps and ten minutes on foot from North Sydney Station. Our orange kayaks will be on the grass by Watt Park.',
        fr: 'Ponton de Lavender Bay, au bas des escaliers de Walker Street, à dix minutes à pied de la gare de North Sydney. Les kayaks orange sont posés sur l’herbe, côté Watt Park.',
      },
      reviews: [
        {
          traveller: 'sophie',
          stars: 5,
          daysAgo: 26,
          comment: 'Tassie has spoiled me for quiet water and I expected a tourist splash-about. Not so: Jess reads the wash beautifully and knows her bridge history. Going under the arch as a train crossed gave me goosebumps.',
        },
        {
          traveller: 'alvaro',
          stars: 4,
          daysAgo: 152,
          comment: 'Nunca había remado y al día siguiente no podía levantar los brazos, pero qué maravilla ver la Ópera desde el agua. Lleva ropa seca de verdad; yo volví en tren chorreando.',
        },
        {
          traveller: 'claire',
          stars: 2,
          daysAgo: 289,
          comment: 'Too windy for the bridge, so we did laps of Berrys Bay instead. Safety first, of course, but nobody told us until we had already changed. The coffee and the guide were grand.',
          supplierReply: 'Sorry, Claire, we called it too late. Route changes now go out by message at 8 p.m., and we have refunded half.',
        },
      ],
    },
    {
      slug: 'darwins-track-by-mountain-train',
      supplier: 'harbour-and-bush',
      categories: ['day-trips', 'nature-and-wildlife'],
      tags: ['hiking', 'unesco', 'wildlife', 'photography', 'family-friendly'],
      durationMinutes: 600,
      guideLanguages: ['en', 'fr'],
      policy: 'moderate',
      payLater: false,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: -33.8829, longitude: 151.2066 },
      pictures: [
        { shows: ['three-sisters', 'mountain-train'], light: 'day' },
        { shows: ['wentworth-falls', 'two-hikers'], light: 'day' },
        { shows: ['three-sisters', 'black-cockatoo'], light: 'dawn' },
      ],
      options: [
        {
          key: 'standard',
          name: { es: 'Excursión con almuerzo', en: 'Day walk with lunch', fr: 'Journée avec déjeuner' },
          units: [
            { kind: 'adult', priceMinor: 18900, minAge: 16 },
            { kind: 'child', priceMinor: 11900, minAge: 7, maxAge: 15 },
            { kind: 'senior', priceMinor: 16500, minAge: 60 },
          ],
          weekdays: ['tue', 'thu', 'sat', 'sun'],
          startTimes: ['07:45'],
          capacity: 12,
        },
      ],
      title: {
        es: 'Montañas Azules en tren y sendero de Darwin',
        en: 'Blue Mountains by Train and Darwin’s Walk',
        fr: 'Blue Mountains en train et sentier de Darwin',
      },
      description: {
        es: 'Dos horas de tren y estás entre eucaliptos: el sendero que anduvo Darwin en 1836, la cascada de Wentworth y las Tres Hermanas por la tarde.',
        en: 'Two hours on the train and you are among gum trees, walking the creek Darwin followed in 1836 to the lip of Wentworth Falls, then on to the Three Sisters.',
        fr: 'Deux heures de train, et voici les eucalyptus : le ruisseau suivi par Darwin en 1836, les chutes de Wentworth, les Three Sisters l’après-midi.',
      },
      whatToDo: {
        es: 'La línea sube despacio desde la llanura del Nepean, y se ve mejor desde el piso alto del tren. En Wentworth Falls, a 867 metros de altitud, el aire ya huele a hoja de eucalipto; de ese aceite suspendido viene, según se dice, el tono azulado de las montañas.\n\nEl Charles Darwin Walk baja tres kilómetros junto al arroyo Jamison, entre helechos, banksias y pasarelas. El naturalista lo recorrió en enero de 1836, camino de Bathurst, y anotó su asombro cuando el suelo se acabó de golpe. Ahí sigue el borde: la cascada cae al valle y, con algo de suerte, pasan cacatúas negras de cola amarilla.\n\nSe almuerza en Katoomba, en una cafetería de Katoomba Street. Por la tarde queda Echo Point, las Tres Hermanas y un paseo por la cornisa con lo que cuenta la tradición gundungurra. Un tren de media tarde devuelve a todos a Central.',
        en: 'Take a seat upstairs: the line climbs slowly off the Nepean plain and the top deck sees more of it. At Wentworth Falls, 867 metres up, the air already smells of eucalyptus leaf, whose drifting oils are said to give the mountains their haze.\n\nThe Charles Darwin Walk follows Jamison Creek for three kilometres among ferns, banksias and boardwalks. The naturalist came this way in January 1836, bound for Bathurst, and wrote of his astonishment when the ground simply stopped. The edge is still there. Water drops into the valley and, with luck, yellow-tailed black cockatoos row past.\n\nLunch is in Katoomba, at a café on the main street. The afternoon belongs to Echo Point, the Three Sisters and a clifftop stroll, with some of what Gundungurra tradition tells about this country. A mid-afternoon train takes everyone back to Central.',
        fr: 'Installez-vous à l’étage du train : la ligne quitte lentement la plaine de la Nepean, et l’on voit mieux de là-haut. À Wentworth Falls, 867 mètres d’altitude, l’air sent déjà la feuille d’eucalyptus, dont les huiles en suspension donneraient aux montagnes leur voile bleuté.\n\nLe Charles Darwin Walk descend trois kilomètres au fil du Jamison Creek, entre fougères, banksias et passerelles. Le naturaliste y passa en janvier 1836, en route pour Bathurst, et nota sa stupeur quand le sol s’arrêta net. Le bord n’a pas bougé : l’eau bascule dans la vallée et, avec un peu de chance, des cacatoès noirs à queue jaune traversent le vide.\n\nDéjeuner à Katoomba, dans un café de la rue principale. L’après-midi revient à Echo Point, aux Three Sisters et à une promenade en corniche, nourrie de récits gundungurra. Un train de milieu d’après-midi ramène tout le monde à Central.',
      },
      detail: {
        es: 'Si te gusta un paseo largo en casa, puedes con este. Darwin lo hizo en 1836 y se quejó de que el bosque no dejaba ver; luego llegó al borde y dejó de quejarse. El tiempo cambia de humor deprisa, también en enero.',
        en: 'Anyone who enjoys a long stroll at home can do it. Darwin walked here in 1836 and grumbled about the monotony of the trees until he came to the edge. The weather changes its mood quickly, January included.',
        fr: 'Si vous aimez les longues promenades, celle-ci est à votre portée. Darwin est passé par là en 1836 et s’est plaint de la monotonie des arbres, jusqu’au moment d’arriver au bord. Le temps change vite d’humeur, même en janvier.',
      },
      included: {
        es: ['Guía naturalista desde Central', 'Almuerzo en Katoomba', 'Autobús local entre etapas', 'Té y galletas Anzac'],
        en: ['Naturalist guide from Central', 'Lunch in Katoomba', 'Local bus between stops', 'Tea and Anzac biscuits'],
        fr: ['Guide naturaliste depuis Central', 'Déjeuner à Katoomba', 'Bus local entre les étapes', 'Thé et biscuits Anzac'],
      },
      meetingPointText: {
        es: 'Estación Central, vestíbulo principal (Grand Concourse), debajo del reloj grande. Llega quince minutos antes y nadie tendrá que correr al andén.',
        en: 'Central Station, Grand Concourse, underneath the big clock. Come fifteen minutes early and nobody need run for the platform.',
        fr: 'Gare de Central, dans le Grand Concourse, sous la grande horloge. Arrivez un quart d’heure en avance, pour que personne n’ait à courir vers le quai.',
      },
      reviews: [
        {
          traveller: 'hannah',
          stars: 5,
          daysAgo: 105,
          comment: 'Going by train instead of a coach was exactly why I booked. Our guide spotted a lyrebird scratching beside the track and made us stand still for ten whole minutes. Cold wind at Echo Point.',
        },
        {
          traveller: 'fatou',
          stars: 4,
          daysAgo: 236,
          comment: 'Une très belle journée, même si le brouillard a mangé deux des trois sœurs. Guide passionnante sur les plantes. Le déjeuner était correct, sans plus, mais les biscuits dans le train, un délice.',
          supplierReply: 'Merci Fatou. Le brouillard est notre collègue le moins fiable. Nous avons changé de café depuis, dites-nous ce que vous en pensez.',
        },
      ],
    },
    {
      slug: 'convict-brick-and-green-bans',
      supplier: 'harbour-and-bush',
      categories: ['walking-tours', 'cultural'],
      tags: ['history', 'architecture', 'sunset', 'family-friendly'],
      durationMinutes: 120,
      guideLanguages: ['en', 'es', 'fr'],
      policy: 'flexible',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: -33.8588, longitude: 151.209 },
      pictures: [
        { place: 'sydney', shows: ['rocks-terrace', 'guide-with-lantern'], light: 'dusk' },
        { place: 'sydney', shows: ['harbour-bridge', 'sydney-ferry'], light: 'night' },
      ],
      options: [
        {
          key: 'standard',
          name: { es: 'Paseo en grupo', en: 'Group walk', fr: 'Visite en groupe' },
          units: [
            { kind: 'adult', priceMinor: 4500, minAge: 16 },
            { kind: 'child', priceMinor: 0, maxAge: 15 },
            { kind: 'senior', priceMinor: 3800, minAge: 60 },
          ],
          weekdays: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          startTimes: ['18:30'],
          seasons: duskSeasons,
          capacity: 16,
        },
        {
          key: 'private',
          name: { es: 'Paseo privado', en: 'Private walk', fr: 'Visite privée' },
          units: [{ kind: 'group', priceMinor: 42000 }],
          weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          startTimes: ['18:30'],
          seasons: duskSeasons,
          capacity: 10,
        },
      ],
      title: {
        es: 'Historia de The Rocks al atardecer',
        en: 'The Rocks History Walk at Dusk',
        fr: 'Histoire de The Rocks au crépuscule',
      },
      description: {
        es: 'Presos, peste y obreros que dijeron no: dos horas por los callejones más antiguos de Sídney, hasta ver encenderse la bahía desde Observatory Hill.',
        en: 'Chained gangs, plague rats and builders who said no: two hours in Sydney’s oldest lanes, ending as the harbour lights come on below Observatory Hill.',
        fr: 'Bagnards, rats pesteux, ouvriers frondeurs : deux heures dans les plus vieilles ruelles de Sydney, jusqu’aux lumières du port vues d’Observatory Hill.',
      },
      whatToDo: {
        es: 'En 1816 el agua llegaba casi a la puerta de Cadmans Cottage; hoy la orilla queda a cien pasos. Con esa medida en la cabeza se entiende el resto: un barrio arrancado a la roca, que el pueblo gadigal llamaba Tallawoladah, y que los convictos fueron tallando a pico.\n\nNurses Walk, Suez Canal y las escaleras de Argyle llevan a los restos de casas excavados en Cumberland Street y a la hilera de Susannah Place, de 1844, donde hubo una tienda de esquina. El Argyle Cut se empezó con presos en 1843 y se terminó con pólvora dieciséis años después.\n\nQueda la parte que menos se cuenta. En 1900 llegó la peste bubónica y con ella las demoliciones; en los setenta, el sindicato de Jack Mundey se negó a levantar las torres previstas. Si hoy caminas por aquí es gracias a aquella negativa. Desde Observatory Hill se ve el puente iluminarse.',
        en: 'When Cadmans Cottage went up in 1816, the tide came almost to its door; today the shoreline is a hundred paces off. Keep that distance in mind and the rest falls into place: a quarter hacked out of rock, known to the Gadigal as Tallawoladah and shaped by convict picks.\n\nNurses Walk, Suez Canal and the Argyle Stairs lead to the excavated house foundations off Cumberland Street and to Susannah Place, a terrace of 1844 with a corner shop. The Argyle Cut was begun by chained gangs in 1843 and finished with gunpowder sixteen years on.\n\nThen the part most often skipped. Plague came in 1900 and demolition after it; in the 1970s Jack Mundey’s union refused to build the towers planned for these streets. That you can walk them at all is their doing. From Observatory Hill you see the bridge light up.',
        fr: 'En 1816, la marée montait presque jusqu’à la porte de Cadmans Cottage ; le rivage est maintenant à cent pas. Gardez cette distance en tête et tout s’éclaire : un quartier arraché au roc, que les Gadigal nommaient Tallawoladah et que les bagnards ont taillé au pic.\n\nNurses Walk, Suez Canal et les Argyle Stairs conduisent aux fondations mises au jour près de Cumberland Street, puis à Susannah Place, rangée de maisons de 1844 avec son épicerie d’angle. L’Argyle Cut, entamé par des forçats en 1843, fut achevé à la poudre seize ans plus tard.\n\nReste l’épisode que l’on raconte le moins. La peste de 1900 entraîna des démolitions ; dans les années 1970, le syndicat de Jack Mundey refusa de bâtir les tours prévues. Si ces rues existent encore, c’est grâce à lui. D’Observatory Hill, on voit le pont s’illuminer.',
      },
      detail: {
        es: 'Empezamos siempre con luz y acabamos bajo las farolas, y entre tanto el barrio cambia de cara. En la colina sopla. El paseo termina a cinco minutos de tres pubs históricos.',
        en: 'We always start in daylight and finish under the lamps, and in between the quarter changes its face. It blows on the hill. You end five minutes from three historic pubs.',
        fr: 'On part toujours de jour pour finir sous les réverbères, et entre les deux le quartier change de visage. Sur la colline, il vente. La balade se termine à cinq minutes de trois pubs historiques.',
      },
      included: {
        es: ['Guía historiador', 'Plano ilustrado del barrio', 'Préstamo de paraguas'],
        en: ['Historian guide', 'Illustrated map of the quarter', 'Umbrella on loan'],
        fr: ['Guide historien', 'Plan illustré du quartier', 'Parapluie prêté'],
      },
      meetingPointText: {
        es: 'Delante de Cadmans Cottage, 110 George Street, The Rocks, a seis minutos andando de la estación Circular Quay. La guía lleva un farol de latón.',
        en: 'In front of Cadmans Cottage, 110 George Street, The Rocks, six minutes’ walk from Circular Quay Station. Your guide carries a brass lantern.',
        fr: 'Devant Cadmans Cottage, 110 George Street, à The Rocks, à six minutes à pied de la gare de Circular Quay. La guide porte une lanterne en laiton.',
      },
      reviews: [
        {
          traveller: 'ben',
          stars: 4,
          daysAgo: 193,
          comment: 'I knew the convict stuff; the green bans were new to me and by far the best bit. A busker nearly drowned out the guide near Argyle Street, but she took it in good humour.',
        },
      ],
    },
  ],
};
