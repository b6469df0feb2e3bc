import type { WorldCity } from '#world/world.ts';

export const newYork: WorldCity = {
  slug: 'new-york',
  name: { es: 'Nueva York', en: 'New York', fr: 'New York' },
  country: 'US',
  latitude: 40.7128,
  longitude: -74.006,
  timeZone: 'America/New_York',
  popularity: 97,
  picture: { place: 'new-york', shows: [], light: 'dusk' },
  line: {
    es: 'Cinco distritos y centenares de lenguas: la ciudad se entiende mejor a pie, y en metro cuando toca.',
    en: 'Five boroughs and several hundred languages, best understood on foot with a subway card for the gaps.',
    fr: 'Cinq arrondissements, des centaines de langues : une ville à comprendre à pied, et en métro entre deux.',
  },
  tours: [
    {
      slug: 'brooklyn-bridge-before-breakfast',
      supplier: 'five-boroughs',
      categories: ['walking-tours'],
      tags: ['sunrise', 'architecture', 'photography', 'history', 'small-group'],
      durationMinutes: 150,
      guideLanguages: ['en', 'es', 'fr'],
      policy: 'flexible',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: 40.713, longitude: -74.0038 },
      pictures: [
        { place: 'new-york', shows: ['brooklyn-bridge', 'bagels'], light: 'dawn' },
        { shows: ['brooklyn-boardwalk', 'guide-and-guests'], light: 'dawn' },
      ],
      options: [
        {
          key: 'standard',
          name: { es: 'Paseo con desayuno', en: 'Walk with breakfast', fr: 'Balade avec petit déjeuner' },
          units: [
            { kind: 'adult', priceMinor: 4600, minAge: 13 },
            { kind: 'child', priceMinor: 2300, minAge: 6, maxAge: 12 },
            { kind: 'senior', priceMinor: 4000, minAge: 65 },
          ],
          weekdays: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          startTimes: ['06:30'],
          capacity: 14,
        },
        {
          key: 'private',
          name: { es: 'Guía en exclusiva', en: 'Private guide', fr: 'Guide privé' },
          units: [{ kind: 'group', priceMinor: 36000 }],
          weekdays: ['mon', 'wed', 'sat'],
          startTimes: ['06:30', '07:30'],
          capacity: 8,
        },
      ],
      title: {
        es: 'Paseo matinal por el puente de Brooklyn',
        en: 'Early-Morning Walk over Brooklyn Bridge',
        fr: 'Balade matinale sur le pont de Brooklyn',
      },
      description: {
        es: 'De Manhattan a Dumbo a la hora en que solo hay corredores: cables, torres y la historia de Emily Roebling, con un bagel caliente al llegar a Jay Street.',
        en: 'Manhattan to Dumbo at an hour when only the joggers are up: cables, stone towers, Emily Roebling’s story, and a hot bagel at the end on Jay Street.',
        fr: 'De Manhattan à Dumbo à l’heure des joggeurs : les câbles, les tours de pierre, l’histoire d’Emily Roebling et un bagel chaud à l’arrivée, Jay Street.',
      },
      whatToDo: {
        es: 'A las seis y media, la pasarela de madera es de quienes corren y de quienes salen del turno de noche. Subirás con Marcus desde Centre Street, mirando cómo los cables se abren en abanico. En la primera torre te contará la obra: John Roebling murió antes de empezarla, su hijo Washington enfermó en los cajones sumergidos y fue Emily, su nuera, quien transmitió las instrucciones a los ingenieros hasta la inauguración, el 24 de mayo de 1883.\n\nA mitad de camino el puerto queda a la derecha, con la Estatua al fondo, y Marcus saca un grabado: en 1884, P. T. Barnum cruzó con veintiún elefantes para probar que aquello aguantaba. Al otro lado bajarás a Fulton Ferry, donde atracaban los transbordadores que el puente dejó sin trabajo, y callejearás por los adoquines de Dumbo, con raíles de tren todavía incrustados. El bagel se come en Jay Street.',
        en: 'At half past six the boardwalk belongs to runners and to people coming off the night shift. You climb with Marcus from Centre Street and watch the cables fan open. Under the first tower he tells it straight: John Roebling died before work began, his son Washington was crippled by the pressure in the caissons, and it was Washington’s wife, Emily, who carried the engineering to the site until opening day, 24 May 1883.\n\nHalfway over, the harbour lies to your right with the Statue small and green beyond Governors Island. Marcus produces an engraving from 1884, the year P. T. Barnum marched twenty-one elephants across to prove the thing would hold.\n\nOn the Brooklyn side you go down to Fulton Ferry, whose boats the bridge put out of business, then along Dumbo’s stone-block streets, freight rails still set in them. Breakfast is on Jay Street.',
        fr: 'À six heures et demie, les planches de la promenade appartiennent aux coureurs et à ceux qui rentrent du travail de nuit. Vous montez avec Marcus depuis Centre Street, sous l’éventail des câbles. Au pied de la première tour, il raconte le chantier : John Roebling mort avant le début des travaux, son fils Washington terrassé par la pression des caissons, et Emily, l’épouse de ce dernier, relayant les consignes jusqu’à l’inauguration du 24 mai 1883.\n\nAu milieu du fleuve, le port s’ouvre sur la droite, la Statue toute petite derrière Governors Island, et Marcus sort une gravure : en 1884, P. T. Barnum fit traverser vingt et un éléphants pour prouver que l’ouvrage tiendrait. Côté Brooklyn, vous descendez à Fulton Ferry, d’où partaient les bacs que le pont a mis au chômage, puis flânez sur les pavés de Dumbo, où les rails du fret affleurent encore. Le bagel vous attend Jay Street.',
      },
      detail: {
        es: 'La única cuesta es el puente. Desde 2021 las bicis tienen su propio carril y ya nadie te toca el timbre. El viento del East River muerde hasta en mayo: en la calzada es primavera y arriba todavía no.',
        en: 'The only hill is the bridge. Bicycles moved to their own lane in 2021, so nobody rings a bell at you any more. Wind off the East River bites even in May: on the street it is spring, and up here it is not yet.',
        fr: 'La seule côte, c’est le pont. Depuis 2021, les vélos ont leur propre voie et plus personne ne vous sonne dans le dos. Le vent de l’East River mord même en mai : dans la rue c’est le printemps, là-haut pas encore.',
      },
      included: {
        es: ['Guía neoyorquino', 'Bagel y café o chocolate', 'Imágenes de época para comparar'],
        en: ['New Yorker for a guide', 'Bagel with coffee or cocoa', 'Period pictures to compare'],
        fr: ['Guide new-yorkais', 'Bagel avec café ou chocolat', 'Images d’époque à comparer sur place'],
      },
      meetingPointText: {
        es: 'Bajo el arco del Edificio Municipal, 1 Centre Street, frente al arranque de la pasarela peatonal. Metro Brooklyn Bridge–City Hall (4, 5, 6) o Chambers Street (J, Z).',
        en: 'Under the arch of the Municipal Building, 1 Centre Street, across from the start of the walkway. Subway: Brooklyn Bridge–City Hall (4, 5, 6) or Chambers Street (J, Z).',
        fr: 'Sous l’arche du Municipal Building, 1 Centre Street, face au début de la passerelle piétonne. Métro Brooklyn Bridge–City Hall (4, 5, 6) ou Chambers Street (J, Z).',
      },
      reviews: [
        {
          traveller: 'elena',
          stars: 5,
          daysAgo: 41,
          comment:
            'Con el desfase horario estábamos despiertos a las cuatro, así que nos vino de perlas. El puente casi vacío y la luz rosa sobre Brooklyn. Marcus cuenta lo de Emily con verdadero cariño.',
        },
        {
          traveller: 'claire',
          stars: 4,
          daysAgo: 219,
          comment:
            'Bitterly cold that morning and I would still do it again. Good mix of engineering and gossip. The bagel place had one small table for eleven of us, which was a squeeze.',
          supplierReply:
            'You are right about that table, Claire. We now share the group between two cafés on Jay Street.',
        },
      ],
    },
    {
      slug: 'seven-train-supper-in-queens',
      supplier: 'five-boroughs',
      categories: ['food-and-wine', 'cultural'],
      tags: ['local-food', 'small-group', 'vegetarian-options', 'off-the-beaten-path'],
      durationMinutes: 210,
      guideLanguages: ['en', 'es'],
      policy: 'moderate',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: 40.747, longitude: -73.8922 },
      pictures: [
        { place: 'new-york', shows: ['seven-train', 'momos'], light: 'dusk' },
        { shows: ['taco-truck', 'tacos'], light: 'night' },
      ],
      options: [
        {
          key: 'standard',
          name: { es: 'Todas las degustaciones', en: 'All tastings', fr: 'Toutes les dégustations' },
          units: [
            { kind: 'adult', priceMinor: 9200, minAge: 13 },
            { kind: 'child', priceMinor: 5500, minAge: 7, maxAge: 12 },
          ],
          weekdays: ['wed', 'thu', 'fri', 'sat', 'sun'],
          startTimes: ['16:30'],
          capacity: 10,
        },
        {
          key: 'vegetarian',
          name: { es: 'Ruta vegetariana', en: 'Vegetarian route', fr: 'Parcours végétarien' },
          units: [
            { kind: 'adult', priceMinor: 8600, minAge: 13 },
            { kind: 'child', priceMinor: 5200, minAge: 7, maxAge: 12 },
          ],
          weekdays: ['thu', 'sun'],
          startTimes: ['15:30'],
          capacity: 8,
        },
      ],
      title: {
        es: 'Ruta gastronómica por Jackson Heights, Queens',
        en: 'Jackson Heights Food Tour in Queens',
        fr: 'Balade gourmande à Jackson Heights, Queens',
      },
      description: {
        es: 'Momos tibetanos, chaat de la calle 74, arepa de choclo y tacos de camión: siete paradas en Jackson Heights con una guía criada sobre la pastelería de su tía.',
        en: 'Tibetan momos, 74th Street chaat, sweetcorn arepas and truck tacos: seven stops in Jackson Heights with a guide raised above her aunt’s bakery.',
        fr: 'Momos tibétains, chaat de la 74e Rue, arepas au maïs doux, tacos de camion : sept haltes à Jackson Heights avec une guide qui y a grandi.',
      },
      whatToDo: {
        es: 'Un mapa de Asia cabría en Diversity Plaza, y por ahí empieza la merienda: momos al vapor con salsa de guindilla en un local tibetano de cuatro taburetes. En la calle 74, Luz, tu guía, pide pani puri y explica el orden: se agujerea, se llena, se come de un bocado, nadie conversa.\n\nPara abrir hueco caminarás entre los jardines cerrados de los años veinte hasta la esquina de la 35 con la 81, donde el rótulo lleva puntuación de Scrabble, porque el juego se probó en la iglesia de al lado. Después Colombia: pandebono recién horneado en la pastelería de la tía de Luz y arepa de choclo con queso.\n\nAl caer la tarde, Roosevelt Avenue tiembla con cada tren. Allí tocan tacos al pastor de un camión, un vaso de champús y, de postre, helado de paila.',
        en: 'Diversity Plaza could pass for a map of Asia, so the eating starts there: steamed momos and chilli sauce in a Tibetan place with four stools. On 74th Street your guide, Luz, orders pani puri and lays down the procedure, which is to crack it, fill it, eat it in one go and not talk.\n\nTo make room you walk past the enclosed gardens of the 1920s blocks to 35th Avenue and 81st Street, where the sign carries Scrabble scores because the game was tried out in the church on the corner. Colombia is next: warm pandebono from the bakery run by Luz’s aunt, then a sweetcorn arepa with cheese.\n\nBy early evening Roosevelt Avenue shudders under every train. Tacos al pastor come from a truck, champús from a plastic jug, and pudding is paila ice cream, stirred by hand in a copper pan.',
        fr: 'Diversity Plaza ressemble à une carte de l’Asie ; on y ouvre donc l’appétit, avec des momos vapeur et leur sauce pimentée, chez un Tibétain à quatre tabourets. Sur la 74e Rue, Luz, votre guide, commande des pani puri et dicte la marche à suivre : percer, remplir, avaler d’un coup, se taire.\n\nPour faire de la place, vous longez les jardins clos des immeubles des années 1920 jusqu’à l’angle de la 35e Avenue et de la 81e Rue, où la plaque affiche des points de Scrabble : le jeu fut essayé dans l’église voisine. Puis vient la Colombie, un pandebono tiède chez la tante de Luz, pâtissière, et une arepa de maïs doux au fromage.\n\nLe soir venu, Roosevelt Avenue tremble à chaque rame. Tacos al pastor pris au camion, verre de champús et, pour finir, glace de paila tournée à la main.',
      },
      detail: {
        es: 'El camino es corto y aun así da para toda la tarde, de tanto parar a masticar. El metro elevado deja mudo a todo el mundo cada pocos minutos, y por eso Luz reparte auriculares. Los jueves y domingos, en la salida vegetariana, las dosas sustituyen a los tacos.',
        en: 'The way is short, and it takes all evening because you keep stopping to chew. The elevated line silences everyone every few minutes, so Luz hands out earpieces. On the vegetarian departures dosas replace the tacos and little else changes.',
        fr: 'Le trajet est court, mais il prend toute la soirée à force de s’arrêter pour mâcher. Le métro aérien fait taire tout le monde toutes les quelques minutes : Luz distribue donc des oreillettes. Au départ végétarien, les dosas remplacent les tacos et presque rien d’autre ne change.',
      },
      included: {
        es: [
          'Siete degustaciones que suman una cena',
          'Agua y un vaso de champús',
          'Guía bilingüe del barrio',
          'Lista de direcciones para volver',
        ],
        en: [
          'Seven tastings, adding up to supper',
          'Water and a glass of champús',
          'Bilingual neighbourhood guide',
          'List of addresses to return to',
        ],
        fr: [
          'Sept dégustations, soit un dîner',
          'Eau et verre de champús',
          'Guide bilingue du quartier',
          'Liste d’adresses pour y revenir',
        ],
      },
      meetingPointText: {
        es: 'Diversity Plaza, en 37th Road entre las calles 73 y 74, junto a la salida del metro 74 St–Broadway. Luz lleva una bolsa de tela roja.',
        en: 'Diversity Plaza, 37th Road between 73rd and 74th Streets, next to the 74 St–Broadway subway exit. Luz carries a red cloth bag.',
        fr: 'Diversity Plaza, 37th Road, entre les 73e et 74e Rues, à la sortie du métro 74 St–Broadway. Luz porte un sac en toile rouge.',
      },
      reviews: [
        {
          traveller: 'diego',
          stars: 5,
          daysAgo: 29,
          comment:
            'Llegué con ganas de criticar los tacos, que para eso soy poblano. Me callé. Pero lo mejor fueron los momos y el pandebono de la tía, que salió a saludarnos.',
          supplierReply:
            'Que un poblano se quede callado ante unos tacos es todo un elogio. La tía te manda un abrazo, Diego.',
        },
        {
          traveller: 'amelie',
          stars: 4,
          daysAgo: 141,
          comment:
            'Un New York que je n’aurais jamais trouvé seule. Beaucoup à manger, prévoyez de sauter le déjeuner. Avec le métro au-dessus, on perd parfois la fin des histoires malgré les oreillettes.',
        },
        {
          traveller: 'paula',
          stars: 4,
          daysAgo: 302,
          comment:
            'Hice la ruta vegetariana y la dosa fue lo más rico del día. Luz conoce a medio barrio. Algo corta la parada de los jardines, me habría gustado verlos con calma.',
        },
      ],
    },
    {
      slug: 'harlem-parlour-jazz',
      supplier: 'five-boroughs',
      categories: ['evenings-and-shows', 'cultural'],
      tags: ['live-music', 'history', 'small-group', 'romantic'],
      durationMinutes: 225,
      guideLanguages: ['en', 'fr'],
      policy: 'fixed',
      payLater: false,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: 40.809, longitude: -73.9474 },
      pictures: [
        { shows: ['parlour', 'jazz-pianist', 'bass-player'], light: 'night' },
        { shows: ['brownstones', 'guide-with-photograph'], light: 'dusk' },
      ],
      options: [
        {
          key: 'standard',
          name: { es: 'Paseo y concierto', en: 'Walk and concert', fr: 'Balade et concert' },
          units: [{ kind: 'adult', priceMinor: 11800, minAge: 21 }],
          weekdays: ['thu', 'fri', 'sat'],
          startTimes: ['18:30'],
          capacity: 12,
        },
      ],
      title: {
        es: 'Paseo por Harlem y jazz en un salón',
        en: 'Harlem Jazz Walk and Parlour Concert',
        fr: 'Balade dans Harlem et concert de jazz en salon',
      },
      description: {
        es: 'De los escalones de la foto más célebre del jazz a la calle 133, donde cantó la joven Billie Holiday, y después un concierto en un salón para treinta oyentes.',
        en: 'From the stoop in jazz’s best-known photograph to West 133rd Street, where young Billie Holiday sang, then a set in a brownstone front room for thirty listeners.',
        fr: 'Du perron de la plus célèbre photo du jazz à la 133e Rue, où débuta Billie Holiday, puis un concert dans le salon d’une maison, trente chaises à peine.',
      },
      whatToDo: {
        es: 'Hay una casa en el 17 de la calle 126 Este que casi nadie mira. Delante de sus escalones, una mañana de agosto de 1958, Art Kane reunió a 57 músicos para la revista Esquire; Yvonne despliega la imagen y te va señalando dónde estaba cada cual. Antes habrás visto el Apollo, donde Ella Fitzgerald subió a bailar en noviembre de 1934 y acabó cantando.\n\nDe ahí seguirás hasta la casa de Langston Hughes, en la 127, y por Lenox Avenue hasta la calle 133, la antigua Swing Street de los clubes clandestinos. Allí consiguió Billie Holiday sus primeros trabajos de cantante.\n\nA las ocho y media se sube una escalinata y se deja el abrigo en el pasillo. El trío toca a tres metros de tu silla, sin micrófonos, unos setenta y cinco minutos.',
        en: 'Few people give 17 East 126th Street a second look. On its stoop, one August morning in 1958, Art Kane gathered fifty-seven musicians for Esquire, and Yvonne unfolds the picture on the spot so that you can work out who stood where. By then you have already passed the Apollo, which Ella Fitzgerald entered in November 1934 meaning to dance and left as a singer.\n\nThe walk goes on to Langston Hughes’s house on 127th Street and up Lenox Avenue to West 133rd, the old Swing Street, lined with speakeasies during Prohibition. Billie Holiday found her first singing jobs on this block.\n\nAt half past eight you climb a brownstone’s front steps and leave your coat in the hall. The trio plays three metres from your chair, unamplified, for seventy-five minutes or so, and the musicians tend to linger afterwards.',
        fr: 'Au 17 de la 126e Rue Est, presque personne ne lève les yeux. C’est pourtant sur ce perron qu’Art Kane rassembla, un matin d’août 1958, cinquante-sept musiciens pour le magazine Esquire ; Yvonne déplie le cliché et vous aide à retrouver la place de chacun. Vous aurez vu auparavant l’Apollo, où Ella Fitzgerald entra danseuse, en novembre 1934, et sortit chanteuse.\n\nDe là, vous rejoignez la maison de Langston Hughes, 127e Rue, puis remontez Lenox Avenue jusqu’à la 133e, l’ancienne Swing Street, bordée de bars clandestins pendant la Prohibition. Billie Holiday y décrocha ses premiers engagements.\n\nÀ vingt heures trente, on gravit les marches d’une maison de grès brun, on laisse son manteau dans l’entrée. Le trio joue à trois mètres de votre chaise, sans micro, pendant soixante-quinze minutes environ.',
      },
      detail: {
        es: 'Las sillas se pagan a los músicos por adelantado y a tu nombre: no se reembolsan, pero puedes ceder la tuya hasta la víspera. Normas de la casa: móviles apagados y nada de charla durante una balada. Ven como quieras; hay quien se arregla.',
        en: 'Chairs are paid to the musicians in advance and by name: they cannot be refunded, but you may pass yours to someone else until the day before. House rules: phones off, no chatting through a ballad. Come as you are; some people dress up.',
        fr: 'Les chaises sont payées d’avance aux musiciens, à votre nom : elles ne sont pas remboursées, mais vous pouvez céder la vôtre jusqu’à la veille. Règles de la maison : téléphones éteints, pas de bavardage pendant une ballade. Venez comme vous êtes ; certains s’habillent.',
      },
      included: {
        es: [
          'Guía de Harlem',
          'Silla reservada en el concierto',
          'Copia de la fotografía de 1958 durante el paseo',
          'Vasos y hielo en el salón',
        ],
        en: [
          'Harlem guide',
          'Reserved chair at the concert',
          'Loan of a print of the 1958 photograph',
          'Glasses and ice at the house',
        ],
        fr: [
          'Guide de Harlem',
          'Chaise réservée au concert',
          'Tirage de la photo de 1958 prêté pour la balade',
          'Verres et glaçons sur place',
        ],
      },
      meetingPointText: {
        es: 'Estatua de Adam Clayton Powell Jr., en la explanada de la calle 125 Oeste con el bulevar que lleva su nombre. A una manzana larga de la estación 125 St (líneas 2 y 3).',
        en: 'Statue of Adam Clayton Powell Jr., on the plaza at West 125th Street and the boulevard named after him. The 125 St station (2 and 3 trains) is one long block east.',
        fr: 'Statue d’Adam Clayton Powell Jr., sur l’esplanade à l’angle de la 125e Rue Ouest et du boulevard qui porte son nom. La station 125 St (lignes 2 et 3) est toute proche, à l’est.',
      },
      reviews: [
        {
          traveller: 'gaelle',
          stars: 5,
          daysAgo: 52,
          comment:
            'Entendre une contrebasse d’aussi près, sans sono, change tout. Yvonne a bien connu plusieurs musiciens du quartier et en parle avec malice. Apportez une bouteille, c’est l’usage.',
        },
        {
          traveller: 'daniel',
          stars: 2,
          daysAgo: 237,
          comment:
            'The music was lovely. But my flight was cancelled by a storm the first time and not one dollar came back, even though I wrote twelve hours ahead. Too harsh.',
          supplierReply:
            'We are sorry, Daniel. The fee had gone to the trio, but we should have offered you a transfer, and since then we do.',
        },
      ],
    },
  ],
};
