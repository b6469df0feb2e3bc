import type { WorldCity } from '#world/world.ts';

export const nairobi: WorldCity = {
  slug: 'nairobi',
  name: { es: 'Nairobi', en: 'Nairobi', fr: 'Nairobi' },
  country: 'KE',
  latitude: -1.2864,
  longitude: 36.8172,
  timeZone: 'Africa/Nairobi',
  popularity: 78,
  picture: { place: 'nairobi', shows: [], light: 'dusk' },
  line: {
    es: 'Una capital a 1700 metros de altura, con jacarandas en las aceras y leones al otro lado de la valla.',
    en: 'A capital at 1,700 metres, with jacarandas along the pavements and lions on the other side of a fence.',
    fr: 'Une capitale à 1 700 mètres d’altitude, des jacarandas sur les trottoirs et des lions derrière la clôture.',
  },
  tours: [
    {
      slug: 'safari-in-kenya',
      supplier: 'savanna-tracks',
      categories: ['nature-and-wildlife', 'adventure'],
      tags: ['wildlife', 'sunrise', 'photography', 'family-friendly', 'small-group'],
      durationMinutes: 360,
      guideLanguages: ['en', 'sw', 'fr'],
      policy: 'strict',
      payLater: false,
      confirmation: 'on-request',
      pickupAvailable: true,
      meetingPoint: { latitude: -1.3341, longitude: 36.7796 },
      pictures: [
        { shows: ['athi-plains', 'giraffe', 'safari-jeep'], light: 'dawn' },
        { shows: ['athi-plains', 'black-rhino'], light: 'day' },
        { shows: ['athi-plains', 'lion'], light: 'dawn' },
      ],
      options: [
        {
          key: 'standard',
          name: { es: 'Asiento con ventanilla', en: 'Window seat in a 4x4', fr: 'Place côté fenêtre en 4x4' },
          units: [
            { kind: 'adult', priceMinor: 18500, minAge: 16 },
            { kind: 'child', priceMinor: 11000, minAge: 5, maxAge: 15 },
          ],
          weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          startTimes: ['06:00'],
          capacity: 12,
        },
        {
          key: 'private',
          name: { es: 'Vehículo privado', en: 'Private vehicle', fr: 'Véhicule privé' },
          units: [{ kind: 'group', priceMinor: 99000 }],
          weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          startTimes: ['06:00', '06:30'],
          capacity: 6,
        },
      ],
      title: {
        es: 'Safari en Kenia',
        en: 'Safari in Kenya',
        fr: 'Safari au Kenya',
      },
      description: {
        es: 'Rinocerontes negros, jirafas y leones con los rascacielos al fondo: seis horas en 4x4 por el Parque Nacional de Nairobi, desayuno en la sabana incluido.',
        en: 'Black rhino, giraffe and lion with office towers on the horizon: six hours by open-roofed 4x4 in Nairobi National Park, with breakfast on the plains.',
        fr: 'Rhinocéros noirs, girafes et lions sur fond de gratte-ciel : six heures en 4x4 à toit ouvrant dans le parc national de Nairobi, petit déjeuner compris.',
      },
      whatToDo: {
        es: 'A las seis se abre la puerta de Langata Road y entras con las primeras luces, cuando los leones todavía andan por las pistas. El vehículo lleva el techo levantado y seis pasajeros, todos con ventanilla. Kamau, que creció en Rongai, conoce los abrevaderos y se comunica por radio con otros guías, pero no corre detrás de nadie.\n\nEn los llanos de Athi verás jirafas masái, kongonis, elands y avestruces; en la espesura, si hay paciencia, rinoceronte negro, la especie por la que este parque de 117 km² es un refugio. No hay elefantes.\n\nA media mañana se despliega la mesa en un mirador y hay café keniano. Después, un guarda te acompaña a pie por las pozas de los hipopótamos. Antes de salir pararás donde Kenia quemó marfil en 1989 y de nuevo en 2016.',
        en: 'The Langata Road gate opens at six and you go in with the first light, while lions are still using the tracks. Six passengers share a 4x4 with its roof raised, each with a window. Kamau grew up in Rongai, on the park’s far boundary; he knows which dams hold water and listens to the other guides on the radio without chasing after them.\n\nOn the open Athi plains you should meet Masai giraffe, kongoni, eland and ostrich. Black rhino ask for patience and thicker bush, and this park of 117 square kilometres, gazetted in 1946, is one of their strongholds. Elephants do not live here.\n\nBreakfast is laid out at a viewpoint, with Kenyan coffee. A ranger then leads you on foot along the Hippo Pools, and on the way out you stop where Kenya burned its ivory in 1989 and again in 2016.',
        fr: 'Six heures, le portail de Langata Road s’ouvre et vous entrez avec le jour, quand les lions circulent encore sur les pistes. Toit relevé, six passagers, une fenêtre pour chacun. Kamau a grandi à Rongai, en lisière du parc ; il sait quelles retenues ont encore de l’eau et écoute la radio des autres guides sans se lancer à leur poursuite.\n\nLes plaines d’Athi sont le domaine des girafes masaï, des bubales, des élands et des autruches. Le rhinocéros noir, lui, se cherche dans les fourrés, et ce parc de 117 km², créé en 1946, compte parmi ses refuges. Il n’y a pas d’éléphants.\n\nLe petit déjeuner est dressé sur un belvédère, avec du café kényan. Un garde vous conduit ensuite à pied le long des mares aux hippopotames. Dernier arrêt là où le Kenya brûla son ivoire, en 1989 puis en 2016.',
      },
      detail: {
        es: 'Los animales no dan cita: hay mañanas de tres leones y mañanas de ninguno. Las tasas del parque se pagan a tu nombre por adelantado, y de ahí que la cancelación sea estricta. Abril y noviembre traen lluvia, pero también crías recién nacidas y pistas vacías.',
        en: 'Wild animals keep no appointments: there are mornings with three lions and mornings with none. Park fees are paid in your name beforehand, which is why the cancellation terms are strict. April and November bring rain, though also newborn animals and empty roads.',
        fr: 'Les animaux ne prennent pas rendez-vous : il y a des matins à trois lions et des matins sans. Les droits d’entrée sont payés d’avance à votre nom, d’où des conditions d’annulation strictes. Avril et novembre apportent la pluie, mais aussi des nouveau-nés et des pistes vides.',
      },
      included: {
        es: [
          'Entradas al parque nacional',
          'Guía conductor con licencia',
          '4x4 con techo elevable',
          'Desayuno y agua',
          'Prismáticos compartidos',
        ],
        en: [
          'National park fees',
          'Licensed driver-guide',
          '4x4 with a pop-up roof',
          'Breakfast and water',
          'Shared binoculars',
        ],
        fr: [
          'Droits d’entrée du parc',
          'Chauffeur-guide agréé',
          '4x4 à toit ouvrant',
          'Petit-déjeuner et eau',
          'Jumelles à partager',
        ],
      },
      meetingPointText: {
        es: 'Puerta principal del Parque Nacional de Nairobi, en Langata Road, junto a la sede del Kenya Wildlife Service. Te recogemos gratis en hoteles del centro, Westlands, Kilimani y Karen.',
        en: 'Main gate of Nairobi National Park on Langata Road, beside the Kenya Wildlife Service headquarters. Free pick-up from hotels in the centre, Westlands, Kilimani and Karen.',
        fr: 'Entrée principale du parc national de Nairobi, sur Langata Road, près du siège du Kenya Wildlife Service. Nous passons vous prendre gratuitement dans les hôtels du centre, de Westlands, de Kilimani et de Karen.',
      },
      reviews: [
        {
          traveller: 'grace',
          stars: 5,
          daysAgo: 38,
          comment:
            'Two black rhinos before breakfast and a lioness crossing the road ahead of us with the skyline behind her. Kamau switched off the engine and said nothing. Perfect judgement.',
          supplierReply:
            'Asante, Grace. Kamau says the lioness has been seen with cubs since, so there is a reason to return.',
        },
        {
          traveller: 'fatou',
          stars: 5,
          daysAgo: 112,
          comment:
            'Je venais pour une conférence, il me restait une matinée. À midi j’avais vu des lions, des hippopotames et je reprenais l’avion les chaussures pleines de poussière rouge.',
        },
        {
          traveller: 'alvaro',
          stars: 4,
          daysAgo: 203,
          comment:
            'Muchas jirafas, búfalos y un rinoceronte lejísimos. Leones, ninguno, pero Kamau ya lo había advertido. El desayuno frente a los llanos compensa el madrugón. Lleva chaqueta.',
        },
        {
          traveller: 'liam',
          stars: 3,
          daysAgo: 341,
          comment:
            'Guide excellent, animals excellent. It took almost the full day to hear that my request was accepted, and the railway viaduct is in more views than the photos suggest.',
          supplierReply:
            'Thanks for the honest note, Liam. We have put a second person on requests and most answers now go out within three hours.',
        },
      ],
    },
    {
      slug: 'karura-forest-on-two-wheels',
      supplier: 'savanna-tracks',
      categories: ['adventure', 'nature-and-wildlife'],
      tags: ['cycling', 'small-group', 'wildlife', 'family-friendly'],
      durationMinutes: 210,
      guideLanguages: ['en', 'sw'],
      policy: 'flexible',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: -1.2741, longitude: 36.8137 },
      pictures: [
        { shows: ['karura-falls', 'cyclist'], light: 'day' },
        { shows: ['forest-track', 'colobus'], light: 'day' },
      ],
      options: [
        {
          key: 'standard',
          name: { es: 'Bici de montaña', en: 'Mountain bike', fr: 'VTT' },
          units: [
            { kind: 'adult', priceMinor: 4800, minAge: 15 },
            { kind: 'child', priceMinor: 3000, minAge: 9, maxAge: 14 },
          ],
          weekdays: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          startTimes: ['08:30', '14:00'],
          capacity: 10,
        },
        {
          key: 'day-ticket',
          name: {
            es: 'Bici y entrada para todo el día, sin guía',
            en: 'Bike and entry for the whole day, no guide',
            fr: 'Vélo et entrée pour la journée, sans guide',
          },
          units: [
            { kind: 'adult', priceMinor: 5200, minAge: 15 },
            { kind: 'child', priceMinor: 3200, minAge: 9, maxAge: 14 },
          ],
          weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          startTimes: ['08:00'],
          closeTimes: ['18:00'],
          cutOffMinutes: 120,
          capacity: 30,
        },
      ],
      title: {
        es: 'Bosque de Karura en bicicleta',
        en: 'Karura Forest Bike Tour',
        fr: 'La forêt de Karura à vélo',
      },
      description: {
        es: 'Quince kilómetros de pista roja sin coches, una cascada, cuevas con historia y colobos en las copas: el bosque que Wangari Maathai defendió de las excavadoras.',
        en: 'Fifteen kilometres of car-free red track, a waterfall, caves with a past and colobus overhead, in the forest Wangari Maathai kept from the developers.',
        fr: 'Quinze kilomètres de piste rouge sans voitures, une cascade, des grottes et des colobes, dans la forêt que Wangari Maathai a sauvée des promoteurs.',
      },
      whatToDo: {
        es: 'Una furgoneta con remolque te lleva en un cuarto de hora del Museo Nacional a la entrada de Limuru Road. Allí Otieno ajusta sillines y frenos, y tras una vuelta de prueba empieza la pista: tierra roja, sombra de eucaliptos primero y de olivos silvestres y crotones después, según se entra en el bosque autóctono.\n\nPedalearás hasta el río Karura, que cae unos quince metros entre helechos, y hasta unas cuevas que sirvieron de escondite a combatientes del Mau Mau. Suelen verse monos de Sykes, sunis del tamaño de una liebre y turacos que enseñan el rojo de las alas al volar.\n\nJunto a un claro replantado, Otieno cuenta lo que pasó en enero de 1999, cuando unos guardias agredieron a Wangari Maathai por plantar árboles en un terreno que codiciaban los promotores. Cinco años más tarde recibió el Nobel de la Paz.',
        en: 'A van and bike trailer run you from the National Museum to the Limuru Road gate in about a quarter of an hour. Otieno sets saddles and brakes, you try a circuit of the car park, and then the red track takes over: plantation gums at first, wild olive and croton once you are among the indigenous trees.\n\nThe ride drops to the Karura River, where water falls some fifteen metres through ferns, and goes on to the caves that hid Mau Mau fighters in the 1950s. Sykes’ monkeys are almost certain. Suni, antelopes hardly taller than a hare, need quiet brakes, and turacos flash crimson when they fly.\n\nAt a replanted clearing you hear about January 1999, when hired guards beat Wangari Maathai for planting trees on land promised to developers. The houses were never built; her Nobel Peace Prize came in 2004.',
        fr: 'Du Musée national, un van et sa remorque à vélos rejoignent en un quart d’heure l’entrée de Limuru Road. Otieno règle selles et freins, vous faites un tour d’essai, puis la terre rouge prend le relais : d’abord sous les eucalyptus, ensuite parmi les oliviers sauvages et les crotons de la forêt d’origine.\n\nVous descendez vers la rivière Karura, qui tombe d’une quinzaine de mètres entre les fougères, et gagnez les grottes où se cachèrent des combattants Mau Mau. Les singes de Sykes sont presque toujours là ; les sunis, antilopes à peine plus hautes qu’un lièvre, exigent du silence, et les touracos montrent du rouge en s’envolant.\n\nDans une clairière replantée, Otieno raconte janvier 1999 : Wangari Maathai frappée par des vigiles pour avoir mis des arbres en terre sur un terrain convoité. Son prix Nobel de la paix date de 2004.',
      },
      detail: {
        es: 'Si montas en bici sin pensarlo, esto es para ti: no hay nada técnico. La ciudad está alta, y quien acaba de llegar nota la primera cuesta en los pulmones. A la sombra de los árboles hace fresco incluso a mediodía.',
        en: 'If you can ride a bike without thinking about it, you can do this; nothing is technical. The city lies high, so newcomers feel the first hill in their lungs. Under the trees it is cool even at noon.',
        fr: 'Si vous roulez à vélo sans y penser, c’est pour vous : rien de technique. La ville est en altitude, et les nouveaux venus sentent la première côte dans les poumons. Sous les arbres, il fait frais même à midi.',
      },
      included: {
        es: [
          'Bicicleta y casco',
          'Entrada al bosque',
          'Traslado desde el museo y regreso',
          'Botella de acero y plátanos',
        ],
        en: [
          'Bike and helmet',
          'Forest entry fee',
          'Transfer from the museum and back',
          'Steel water bottle and bananas',
        ],
        fr: ['Vélo et casque', 'Entrée de la forêt', 'Navette depuis le musée et retour', 'Gourde en acier et bananes'],
      },
      meetingPointText: {
        es: 'Entrada del Museo Nacional de Nairobi, en Museum Hill. La furgoneta verde con remolque espera junto a la garita.',
        en: 'Entrance of the Nairobi National Museum, Museum Hill. A green van with a bike trailer waits by the gatehouse.',
        fr: 'Entrée du Musée national de Nairobi, Museum Hill. Un van vert avec remorque à vélos attend près de la guérite.',
      },
      reviews: [
        {
          traveller: 'chloe',
          stars: 4,
          daysAgo: 84,
          comment:
            'Le récit d’Otieno sur Wangari Maathai m’a davantage marquée que la cascade. Mon vélo passait mal les vitesses, mais il a échangé avec le sien sans discuter.',
        },
      ],
    },
    {
      slug: 'downtown-nairobi-tower-to-tracks',
      supplier: 'savanna-tracks',
      categories: ['walking-tours', 'cultural'],
      tags: ['history', 'architecture', 'local-food', 'small-group', 'vegetarian-options'],
      durationMinutes: 270,
      guideLanguages: ['en', 'sw', 'es'],
      policy: 'flexible',
      payLater: false,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: -1.2885, longitude: 36.8229 },
      pictures: [
        { place: 'nairobi', shows: ['garratt-engine', 'guide-and-guests'], light: 'day' },
        { place: 'nairobi', shows: ['market-stall', 'rose-bunches'], light: 'day' },
        { place: 'nairobi', shows: ['ugali'], light: 'day' },
      ],
      options: [
        {
          key: 'standard',
          name: { es: 'Paseo con comida', en: 'Walk with lunch', fr: 'Visite avec déjeuner' },
          units: [
            { kind: 'adult', priceMinor: 4500, minAge: 13 },
            { kind: 'child', priceMinor: 2200, minAge: 7, maxAge: 12 },
            { kind: 'senior', priceMinor: 3900, minAge: 65 },
          ],
          weekdays: ['mon', 'wed', 'fri', 'sat'],
          startTimes: ['10:00'],
          capacity: 12,
        },
        {
          key: 'private',
          name: { es: 'Guía para tu grupo', en: 'Private guide', fr: 'Guide privé' },
          units: [{ kind: 'group', priceMinor: 24000 }],
          weekdays: ['tue', 'thu'],
          startTimes: ['09:30', '11:00'],
          capacity: 8,
        },
      ],
      title: {
        es: 'Paseo por el centro de Nairobi',
        en: 'Downtown Nairobi Walking Tour',
        fr: 'Le centre de Nairobi à pied',
      },
      description: {
        es: 'Desde la azotea del KICC hasta las locomotoras del museo ferroviario, con flores en City Market, ugali a mediodía y siglo y cuarto de historia entre medias.',
        en: 'From the KICC rooftop to the engines of the Railway Museum, by way of City Market’s flower stalls and a plate of ugali: the capital in under five hours.',
        fr: 'De la terrasse du KICC aux locomotives du musée ferroviaire, en passant par les fleurs de City Market et une assiette d’ugali : la capitale en quelques heures.',
      },
      whatToDo: {
        es: 'Todo empieza arriba. Un ascensor y unas escaleras conducen al helipuerto del KICC, la torre de hormigón terracota que el noruego Karl Henrik Nøstvik y el keniano David Mutiso terminaron en 1973, y desde allí Wanjiru te ordena la ciudad: el ferrocarril, las colinas de Ngong, el barrio que fue blanco y el que no.\n\nYa en la calle pasarás por los leones de piedra de la biblioteca McMillan, construida en 1931 solo para europeos, y entrarás en City Market, donde se venden rosas por docenas bajo arcos de hormigón. En Moi Avenue está la estatua de Tom Mboya, cerca de donde lo mataron en 1969.\n\nDespués de comer ugali con pescado o con sukuma wiki, bajarás al Museo del Ferrocarril. Allí se conserva el vagón del que un león sacó al superintendente Ryall en 1900.',
        en: 'You begin at the top. A lift and a last flight of stairs reach the helipad of the KICC, the terracotta concrete tower completed in 1973 by the Norwegian Karl Henrik Nøstvik and the Kenyan David Mutiso. From up here Wanjiru puts the city in order: the railway, the Ngong Hills, which suburbs were once for whites and which were not.\n\nDown on the pavement you pass the stone lions of the McMillan library, built in 1931 for Europeans alone, and step into City Market, where roses go by the dozen under concrete arches. On Moi Avenue stands Tom Mboya in bronze, close to the spot where he was shot in 1969.\n\nLunch is ugali with fried fish or sukuma wiki. The Railway Museum comes last: Garratt engines in the yard, and the carriage from which a lion dragged Superintendent Ryall in 1900.',
        fr: 'Un ascenseur, quelques marches, et vous voici sur l’héliport du KICC, tour de béton couleur brique achevée en 1973 par le Norvégien Karl Henrik Nøstvik et le Kényan David Mutiso. De là-haut, Wanjiru met la ville en ordre : le chemin de fer, les collines de Ngong, les quartiers jadis réservés aux Blancs et les autres.\n\nRetour au niveau de la rue, devant les lions de pierre de la bibliothèque McMillan, bâtie en 1931 pour les seuls Européens, puis à City Market, où les roses se vendent par douzaines sous des arches de béton. Sur Moi Avenue, Tom Mboya se dresse en bronze, non loin de l’endroit où il fut abattu en 1969.\n\nAprès l’ugali, avec du poisson frit ou du sukuma wiki, vient le musée du Chemin de fer et, parmi les locomotives Garratt, la voiture d’où un lion emporta le commissaire Ryall, en 1900.',
      },
      detail: {
        es: 'El tráfico no cede: deja que Wanjiru elija por dónde se cruza. Un móvil que vuelve al bolsillo entre foto y foto no da problemas. A media mañana la ciudad ya va a toda velocidad, y desde lo alto de la torre se ve hacia dónde.',
        en: 'Traffic is assertive: let Wanjiru choose the crossings. A phone that goes back in the pocket between pictures is fine. By mid-morning the city is at full speed, and from the top of the tower you see where it is going.',
        fr: 'La circulation ne cède pas : laissez Wanjiru choisir où traverser. Un téléphone qui retourne en poche entre deux photos ne pose pas de problème. En milieu de matinée, la ville est à plein régime, et du haut de la tour on voit où elle va.',
      },
      included: {
        es: [
          'Guía nacida en Nairobi',
          'Subida a la azotea del KICC',
          'Entrada al Museo del Ferrocarril',
          'Comida con bebida',
        ],
        en: ['Nairobi-born guide', 'KICC rooftop ticket', 'Railway Museum entry', 'Lunch with a drink'],
        fr: [
          'Guide née à Nairobi',
          'Accès à la terrasse du KICC',
          'Entrée au musée du Chemin de fer',
          'Déjeuner avec une boisson',
        ],
      },
      meetingPointText: {
        es: 'Estatua sentada de Jomo Kenyatta, en la plaza que hay delante del KICC. Wanjiru lleva un paraguas amarillo, llueva o no.',
        en: 'Seated statue of Jomo Kenyatta, on the square in front of the KICC. Wanjiru holds a yellow umbrella, rain or shine.',
        fr: 'Statue assise de Jomo Kenyatta, sur la place devant le KICC. Wanjiru tient un parapluie jaune, par tous les temps.',
      },
      reviews: [
        {
          traveller: 'rodrigo',
          stars: 5,
          daysAgo: 59,
          comment:
            'Wanjiru explica la colonia y la independencia sin dar sermones. El ugali con tilapia estuvo buenísimo, y las locomotoras Garratt valen el paseo por sí solas.',
        },
        {
          traveller: 'ben',
          stars: 3,
          daysAgo: 174,
          comment:
            'The roof was closed for a state visit and the substitute view was only so-so. History and lunch were first-rate, though, and the man-eater carriage delighted my teenager.',
          supplierReply:
            'Sorry about the roof, Ben. Write to us whenever you are next in town and Wanjiru will take you up there free of charge.',
        },
      ],
    },
  ],
};
