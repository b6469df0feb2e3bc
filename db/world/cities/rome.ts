import type { WorldCity, WorldSeason } from '#world/world.ts';

const picnicSeasons: readonly WorldSeason[] = [
  { from: '03-29', startTimes: ['17:30'] },
  { from: '10-25', startTimes: ['15:00'] },
];

export const rome: WorldCity = {
  slug: 'rome',
  name: { es: 'Roma', en: 'Rome', fr: 'Rome' },
  country: 'IT',
  latitude: 41.9028,
  longitude: 12.4964,
  timeZone: 'Europe/Rome',
  popularity: 95,
  picture: { place: 'rome', shows: [], light: 'dusk' },
  line: {
    es: 'Caravaggios detrás de una puerta sin taquilla, arcos en mitad del prado y casquería para comer.',
    en: 'Caravaggios behind unticketed doors, arches standing in open meadow and oxtail for lunch.',
    fr: 'Des Caravage derrière des portes sans guichet, des arches en plein pré et de la queue de bœuf à midi.',
  },
  tours: [
    {
      slug: 'testaccio-and-the-fifth-quarter',
      supplier: 'sette-colli',
      categories: ['food-and-wine', 'walking-tours'],
      tags: ['local-food', 'history', 'small-group', 'wine', 'off-the-beaten-path'],
      durationMinutes: 210,
      guideLanguages: ['it', 'en', 'es'],
      policy: 'moderate',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: 41.8793, longitude: 12.4767 },
      pictures: [
        { shows: ['pyramid-of-cestius', 'cacio-e-pepe'], light: 'day' },
        { shows: ['market-stall', 'suppli'], light: 'day' },
      ],
      options: [
        {
          key: 'market-and-trattoria',
          name: { es: 'Mercado y trattoria', en: 'Market and trattoria', fr: 'Marché et trattoria' },
          units: [
            { kind: 'adult', priceMinor: 7400, minAge: 13 },
            { kind: 'child', priceMinor: 4200, minAge: 6, maxAge: 12 },
          ],
          weekdays: ['tue', 'wed', 'thu', 'fri', 'sat'],
          startTimes: ['10:30'],
          capacity: 12,
        },
        {
          key: 'with-wines',
          name: { es: 'Con tres vinos del Lacio', en: 'With three Lazio wines', fr: 'Avec trois vins du Latium' },
          units: [{ kind: 'adult', priceMinor: 8900, minAge: 18 }],
          weekdays: ['thu', 'fri', 'sat'],
          startTimes: ['10:30'],
          capacity: 8,
        },
      ],
      title: {
        es: 'Ruta gastronómica por Testaccio',
        en: 'Testaccio Food Tour',
        fr: 'Balade gourmande dans le Testaccio',
      },
      description: {
        es: 'El barrio del antiguo matadero se entiende comiendo: supplì, callos con menta, un puesto de mercado y una mesa con mantel para el cacio e pepe.',
        en: 'The old slaughterhouse quarter makes sense with a fork in hand: supplì, tripe with mint, a market stall, and a tablecloth for the cacio e pepe.',
        fr: 'Le quartier des anciens abattoirs se comprend à table : supplì, tripes à la menthe, un étal de marché, puis une nappe et des pâtes cacio e pepe.',
      },
      whatToDo: {
        es: 'En Roma se decía que el animal tenía cinco cuartos: los cuatro buenos para quien pudiera pagarlos y el quinto, la casquería, para los matarifes, que cobraban en parte con él. De ahí sale media carta romana. La historia empieza en la fuente de las ánforas, que da la pista del barrio: el monte Testaccio es una colina de vasijas rotas, casi todas de aceite de la Bética, es decir, de Andalucía.\n\nCaminamos junto a la muralla, la pirámide de Cayo Cestio y la tapia tras la que descansa Keats, y cruzamos el patio del Mattatoio, cerrado en 1975. En el mercado nuevo pruebas un supplì que hace hilos, una rosetta con carne hervida y salsa verde y, si te atreves, los callos con menta y pecorino. Acabamos sentados, con cacio e pepe y un maritozzo con nata para dos.',
        en: 'Romans used to say that an animal had five quarters: four for those who could afford them and a fifth, the offal, for the slaughtermen, who took it home as part of their wages. Half the city’s menu comes from that arrangement. We begin at the fountain of the amphorae, a clue to the hill nearby, Monte Testaccio, which is made of broken jars, most of them for olive oil shipped from southern Spain.\n\nThe walk passes the city wall, the pyramid of Gaius Cestius, the cemetery where Keats is buried and the yards of the Mattatoio, shut since 1975. In the market you try a supplì that pulls into strings, a roll of boiled beef with green sauce and, if you dare, tripe with mint and pecorino. Then comes a proper table, with cacio e pepe and a cream-filled maritozzo between two.',
        fr: 'À Rome, disait-on, la bête avait cinq quartiers : quatre pour qui pouvait se les offrir, et le cinquième, les abats, pour les ouvriers des abattoirs, payés en partie de la sorte. La moitié de la cuisine romaine vient de là. On commence à la fontaine des amphores, indice de ce qui suit : le mont Testaccio est une colline de jarres cassées, presque toutes venues d’Andalousie avec leur huile.\n\nLa promenade longe la muraille, la pyramide de Caius Cestius, le cimetière où repose Keats et les cours du Mattatoio, fermé en 1975. Au marché, vous goûtez un supplì qui file, un petit pain au bœuf bouilli et à la sauce verte et, si le cœur vous en dit, des tripes à la menthe et au pecorino. Pour finir, une vraie table, des pâtes cacio e pepe, un maritozzo à la crème pour deux.',
      },
      detail: {
        es: 'La casquería es optativa y nadie te tomará el pelo: en su lugar hay alcachofas, achicoria salteada o pizza bianca. A las diez y media los puestos están en su mejor momento. En la trattoria nos sentamos una hora, con mantel.',
        en: 'Offal is optional and nobody will tease you: artichokes, sautéed chicory or pizza bianca come instead. By half past ten the stalls are at their best. In the trattoria we sit for an hour.',
        fr: 'Les abats sont facultatifs et personne ne vous taquinera : artichauts, chicorée sautée ou pizza bianca les remplacent. À dix heures et demie, les étals sont au mieux. À la trattoria, on s’assied pendant une heure.',
      },
      included: {
        es: [
          'Cuatro degustaciones en el mercado',
          'Plato de pasta y postre en la trattoria',
          'Agua y café',
          'Guía de Testaccio',
          'Vinos, en su opción',
        ],
        en: [
          'Four tastings at the market',
          'Pasta and dessert in a trattoria',
          'Water and coffee',
          'Guide from the quarter',
          'Wines, with that option',
        ],
        fr: [
          'Quatre dégustations au marché',
          'Pâtes et dessert à la trattoria',
          'Eau et café',
          'Guide du quartier',
          'Vins, selon l’option',
        ],
      },
      meetingPointText: {
        es: 'Piazza Testaccio, en el banco que rodea la fuente de las ánforas. Desde el metro Piramide se llega en diez minutos andando.',
        en: 'Piazza Testaccio, beside the fountain of the amphorae. Piramide metro station is ten minutes away on foot.',
        fr: 'Piazza Testaccio, au bord de la fontaine des amphores. Comptez dix minutes à pied depuis le métro Piramide.',
      },
      reviews: [
        {
          traveller: 'aisha',
          stars: 4,
          daysAgo: 39,
          comment:
            'I asked for no pork and they had clearly planned for it, every stop. The artichokes were the best thing I ate in Italy. A little long standing in the market for my mum.',
          supplierReply:
            'Thank you, Aisha, and best wishes to your mum. We now keep two folding stools at the cheese stall for anyone who wants one.',
        },
        {
          traveller: 'fatou',
          stars: 5,
          daysAgo: 167,
          comment:
            'Les tripes à la menthe m’ont rappelé la cuisine de ma tante, en plus romain. Guide passionnant sur les amphores, et l’on repart sans avoir besoin de dîner.',
        },
        {
          traveller: 'diego',
          stars: 5,
          daysAgo: 244,
          comment:
            'De comer panza sé un rato, y estos callos con menta me ganaron. El cacio e pepe llegó cremoso, sin una gota de crema, como debe ser.',
        },
      ],
    },
    {
      slug: 'caravaggio-in-three-churches',
      supplier: 'sette-colli',
      categories: ['art-and-museums'],
      tags: ['history', 'rainy-day', 'small-group', 'architecture'],
      durationMinutes: 135,
      guideLanguages: ['it', 'en', 'fr', 'es'],
      policy: 'fixed',
      payLater: false,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: 41.9107, longitude: 12.4764 },
      pictures: [
        { shows: ['caravaggio-chapel', 'guide-and-guests'], light: 'dusk' },
        { shows: ['roman-church', 'guide-and-guests'], light: 'dusk' },
      ],
      options: [
        {
          key: 'afternoon',
          name: { es: 'Tarde en grupo', en: 'Afternoon walk', fr: 'Visite d’après-midi' },
          units: [
            { kind: 'adult', priceMinor: 2900, minAge: 14 },
            { kind: 'child', priceMinor: 0, maxAge: 13 },
            { kind: 'senior', priceMinor: 2500, minAge: 65 },
          ],
          weekdays: ['mon', 'tue', 'thu', 'fri'],
          startTimes: ['16:00'],
          capacity: 15,
        },
      ],
      title: {
        es: 'Caravaggio: seis cuadros en tres iglesias',
        en: 'Caravaggio Walk: Six Paintings in Three Churches',
        fr: 'Le Caravage : six tableaux dans trois églises',
      },
      description: {
        es: 'Seis cuadros de Caravaggio siguen en las capillas para las que se pintaron. Vamos de uno a otro por sus calles: casa, taberna, denuncia y duelo.',
        en: 'Six Caravaggios still hang in the chapels they were painted for. We walk between them through his streets, with the landlady’s lawsuit and the duel.',
        fr: 'Six toiles du Caravage occupent toujours les chapelles pour lesquelles il les peignit. On les relie par ses rues, entre loyer impayé, procès et duel.',
      },
      whatToDo: {
        es: 'Santa Maria del Popolo abre de nuevo a las cuatro, y entrar de los primeros significa tener la capilla Cerasi casi para ti. A la izquierda, san Pedro levantado en la cruz por tres hombres a los que apenas se les ve la cara; a la derecha, un caballo enorme y san Pablo en el suelo. En medio, una Asunción de Annibale Carracci que suele pasar inadvertida y que aquí defendemos.\n\nPor la Via di Ripetta llegamos al Vicolo del Divino Amore. Caravaggio alquiló allí unas habitaciones en 1604, rompió el techo y acabó demandado por la dueña. A pocos pasos, en mayo de 1606, mató a Ranuccio Tomassoni y tuvo que huir.\n\nEn Sant’Agostino espera la Virgen de los Peregrinos, con los pies sucios que escandalizaron a más de uno. Y en San Luigi dei Francesi, los tres lienzos de san Mateo: hablamos poco y dejamos mirar.',
        en: 'Santa Maria del Popolo reopens at four, and being first through the door means having the Cerasi Chapel almost to yourself. On the left Saint Peter is hauled up by three men whose faces you barely see; on the right there is an enormous horse, with Saint Paul flat on the ground. Between them hangs Annibale Carracci’s Assumption, usually ignored, and given a fair hearing here.\n\nVia di Ripetta leads to Vicolo del Divino Amore, where Caravaggio rented rooms in 1604, broke the ceiling and was sued by his landlady. Close by, in May 1606, he killed Ranuccio Tomassoni and had to leave Rome.\n\nSant’Agostino has the Madonna of the Pilgrims, with the dirty feet that upset some of the first viewers. San Luigi dei Francesi comes last: three canvases of Saint Matthew, very few words, and time to look.',
        fr: 'Santa Maria del Popolo rouvre à seize heures ; entrer parmi les premiers, c’est avoir la chapelle Cerasi presque pour soi. À gauche, saint Pierre hissé par trois hommes dont on devine à peine le visage ; à droite, un cheval immense et saint Paul à terre. Entre les deux, une Assomption d’Annibal Carrache que l’on néglige d’ordinaire et dont nous plaidons la cause.\n\nLa Via di Ripetta conduit au Vicolo del Divino Amore. Le Caravage y loua un logement en 1604, perça le plafond et se retrouva en procès avec sa propriétaire. Tout près, en mai 1606, il tua Ranuccio Tomassoni et dut quitter la ville.\n\nÀ Sant’Agostino, voici la Madone des pèlerins, aux pieds sales qui en choquèrent plus d’un. À Saint-Louis-des-Français enfin, les trois tableaux de saint Matthieu : peu de mots, du temps pour regarder.',
      },
      detail: {
        es: 'La luz de las capillas va por monedas, y nadie se queda a oscuras a media frase: traemos el bolsillo lleno. El precio es bajo y no se reembolsa, así que reserva cuando tengas la fecha segura.',
        en: 'Chapel lights run on coins, and we bring a pocketful, so no one is left in the dark mid-sentence. The price is low and non-refundable: please book once your date is settled.',
        fr: 'L’éclairage est payant, et nous avons les poches pleines : personne ne reste dans le noir au milieu d’une phrase. Le prix est bas et non remboursable : réservez quand votre date est sûre.',
      },
      included: {
        es: [
          'Historiadora del arte',
          'Auriculares',
          'Monedas para iluminar las capillas',
          'Farol de cartón para niños',
        ],
        en: [
          'Art historian as your guide',
          'Headsets',
          'Coins for the chapel lights',
          'Cardboard lantern for children',
        ],
        fr: [
          'Visite par une historienne de l’art',
          'Écouteurs',
          'Pièces pour éclairer les chapelles',
          'Lanterne en carton pour les enfants',
        ],
      },
      meetingPointText: {
        es: 'Piazza del Popolo, junto al obelisco, en el lado que mira a Santa Maria del Popolo. Llega diez minutos antes: la puerta se abre puntual.',
        en: 'Piazza del Popolo, at the obelisk, on the side facing Santa Maria del Popolo. Be there ten minutes early, as the doors open on the dot.',
        fr: 'Piazza del Popolo, au pied de l’obélisque, côté Santa Maria del Popolo. Arrivez dix minutes à l’avance, la porte ouvre à l’heure juste.',
      },
      reviews: [
        {
          traveller: 'priya',
          stars: 5,
          daysAgo: 21,
          comment:
            'She asked us to find the hand that tells you who Matthew is, then stayed silent for five minutes. I have never looked at a painting for that long. My nine-year-old neither.',
        },
        {
          traveller: 'paula',
          stars: 3,
          daysAgo: 108,
          comment:
            'La guía sabe muchísimo y se agradece. Pero me enfermé el día antes y perdí todo el valor; estaba avisado, sí, aunque al menos podrían permitir cambiar la fecha.',
          supplierReply:
            'Paula, sentimos lo ocurrido. Con un aviso el día anterior podemos cederte otra fecha si hay plaza; escríbenos y lo arreglamos.',
        },
      ],
    },
    {
      slug: 'aqueducts-and-a-sunset-picnic',
      supplier: 'sette-colli',
      categories: ['nature-and-wildlife', 'cultural'],
      tags: ['sunset', 'history', 'family-friendly', 'local-food', 'romantic', 'photography'],
      durationMinutes: 180,
      guideLanguages: ['it', 'en', 'fr'],
      policy: 'flexible',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: true,
      meetingPoint: { latitude: 41.8535, longitude: 12.5599 },
      pictures: [
        { shows: ['aqua-claudia', 'picnic-rug'], light: 'dusk' },
        { shows: ['aqua-claudia', 'guide-and-guests'], light: 'day' },
      ],
      options: [
        {
          key: 'picnic',
          name: { es: 'Paseo con merienda', en: 'Walk and picnic', fr: 'Balade et pique-nique' },
          units: [
            { kind: 'adult', priceMinor: 4800, minAge: 13 },
            { kind: 'child', priceMinor: 2400, minAge: 4, maxAge: 12 },
          ],
          weekdays: ['wed', 'fri', 'sat', 'sun'],
          startTimes: ['15:00'],
          seasons: picnicSeasons,
          capacity: 16,
        },
        {
          key: 'private',
          name: { es: 'Merienda privada', en: 'Private picnic', fr: 'Pique-nique privé' },
          units: [{ kind: 'group', priceMinor: 34000 }],
          weekdays: ['mon', 'tue', 'thu'],
          startTimes: ['15:00'],
          seasons: picnicSeasons,
          capacity: 10,
        },
      ],
      title: {
        es: 'Acueductos romanos y pícnic al atardecer',
        en: 'Roman Aqueducts Walk and Picnic',
        fr: 'Aqueducs romains et pique-nique',
      },
      description: {
        es: 'A veinte minutos de metro del centro, los arcos de Claudio cruzan un prado donde los romanos corren, leen y sacan al perro. Llevamos porchetta y manta.',
        en: 'Twenty minutes from the centre by metro, imperial arches stride across a meadow where Romans jog and walk their dogs. We bring porchetta and a rug.',
        fr: 'À vingt minutes de métro du centre, les arches de Claude traversent un pré où les Romains courent et promènent le chien. Nous apportons la porchetta.',
      },
      whatToDo: {
        es: 'Detrás de los bloques de pisos de Via Lemonia empieza el campo, sin verja ni taquilla. El primer acueducto que se cruza es el bajo, el Felice, que mandó construir el papa Sixto V y todavía lleva agua; los arcos altos que asoman más allá son los de Claudio, iniciados por Calígula en el año 38 y terminados catorce años después. Con una garrafa y dos tejas, el guía demuestra cuánta pendiente hace falta para que el agua recorra kilómetros sin bomba alguna.\n\nAquí empieza también La dolce vita, con un helicóptero que lleva colgado un Cristo por encima de los arcos. Seguimos hasta el Casale di Roma Vecchia, entre pinos piñoneros, con algún tren de Nápoles al fondo. Allí se extiende la manta: porchetta de Ariccia, pecorino, habas cuando es temporada, pizza blanca. El sol baja por detrás de los pinos de la Via Appia.',
        en: 'Open country starts just behind the apartment blocks of Via Lemonia, with no gate and no ticket desk. The low aqueduct you cross first is the Felice, ordered by Pope Sixtus V and still carrying water; the tall arches beyond belong to Aqua Claudia, begun under Caligula in AD 38 and finished fourteen years later. With a flask and two roof tiles your guide shows how little slope it takes to send water across miles of plain without a pump.\n\nLa Dolce Vita opens here, with a statue of Christ carried by helicopter over the arches. The path goes on beneath umbrella pines to the farmhouse of Roma Vecchia, a Naples train rattling by now and then. Down goes the rug: porchetta from Ariccia, pecorino, broad beans in season, pizza bianca. The sun sets behind the pines of the Appian Way.',
        fr: 'La campagne commence juste derrière les immeubles de la Via Lemonia, sans grille ni guichet. Le premier aqueduc, le plus bas, est celui que fit bâtir Sixte Quint, l’Acqua Felice, toujours en eau ; les hautes arches, au-delà, sont celles de Claude, entreprises sous Caligula en 38 et achevées quatorze ans plus tard. Avec une gourde et deux tuiles, le guide montre le peu de pente qu’il faut pour que l’eau traverse la plaine sans aucune pompe.\n\nC’est ici que s’ouvre La Dolce Vita, un Christ suspendu à un hélicoptère au-dessus des arches. Le sentier continue sous les pins parasols jusqu’à la ferme de Roma Vecchia, tandis qu’un train de Naples passe au loin. On déplie la nappe : porchetta d’Ariccia, pecorino, fèves en saison, pizza blanche. Le soleil descend derrière les pins de la voie Appienne.',
      },
      detail: {
        es: 'De abril a octubre salimos a las cinco y media; el resto del año, a las tres. Al principio no hay sombra y al atardecer refresca deprisa: son las dos caras de un campo abierto, a media hora de metro del centro.',
        en: 'From April to October we start at half past five, in the other months at three. There is no shade at first and the air cools fast at dusk: both come of open country, less than half an hour from the centre by metro.',
        fr: 'D’avril à octobre, on part à cinq heures et demie ; le reste de l’année, à trois heures. Au début, pas d’ombre, et au crépuscule l’air fraîchit vite : ce sont les deux faces d’une vraie campagne, à moins d’une demi-heure du centre en métro.',
      },
      included: {
        es: [
          'Guía durante todo el paseo',
          'Merienda romana con manta',
          'Copa de frascati o chinotto',
          'Prismáticos para compartir',
        ],
        en: [
          'Guide for the whole walk',
          'Roman picnic on a rug',
          'Glass of Frascati or a chinotto',
          'Binoculars to share',
        ],
        fr: [
          'Guide pendant toute la balade',
          'Pique-nique romain sur nappe',
          'Verre de frascati ou chinotto',
          'Jumelles à partager',
        ],
      },
      meetingPointText: {
        es: 'Delante de la iglesia de San Policarpo, en la Piazza Aruleno Celio Sabino, al borde del parque. Desde el metro Giulio Agricola (línea A) son diez minutos a pie.',
        en: 'Outside San Policarpo church on Piazza Aruleno Celio Sabino, at the edge of the park. It is a ten-minute walk from Giulio Agricola metro, line A.',
        fr: 'Devant l’église San Policarpo, Piazza Aruleno Celio Sabino, en lisière du parc. Le métro Giulio Agricola, ligne A, est à dix minutes à pied.',
      },
      reviews: [
        {
          traveller: 'liam',
          stars: 5,
          daysAgo: 58,
          comment:
            'After three days of queues, a field. Kids rolled down a bank beside a two-thousand-year-old aqueduct and an old fellow told us where the owls nest. Porchetta was superb.',
        },
        {
          traveller: 'amelie',
          stars: 4,
          daysAgo: 280,
          comment:
            'Très belle lumière et un guide qui rend l’hydraulique amusante, ce n’est pas rien. Les moustiques étaient de la partie ce soir-là : prenez la mention au sérieux.',
          supplierReply:
            'Merci Amélie. Nous avons désormais un antimoustique dans le panier, entre le pecorino et les serviettes.',
        },
      ],
    },
  ],
};
