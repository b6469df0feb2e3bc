import type { WorldCity } from '#world/world.ts';

export const reykjavik: WorldCity = {
  slug: 'reykjavik',
  name: { es: 'Reikiavik', en: 'Reykjavík', fr: 'Reykjavik' },
  country: 'IS',
  latitude: 64.1466,
  longitude: -21.9426,
  timeZone: 'Atlantic/Reykjavik',
  popularity: 82,
  picture: { place: 'reykjavik', shows: [], light: 'day' },
  line: {
    es: 'Tejados de chapa pintada, piscinas humeantes y lava a media hora de la última parada de autobús.',
    en: 'Painted iron roofs, steaming outdoor pools, and lava fields half an hour past the last bus stop.',
    fr: 'Des toits de tôle colorée, des bassins fumants et la lave à une demi-heure du dernier arrêt de bus.',
  },
  tours: [
    {
      slug: 'rift-geyser-and-golden-falls',
      supplier: 'nordurslod',
      categories: ['day-trips', 'nature-and-wildlife'],
      tags: ['small-group', 'unesco', 'family-friendly', 'photography'],
      durationMinutes: 480,
      guideLanguages: ['is', 'en', 'es'],
      policy: 'flexible',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: true,
      meetingPoint: { latitude: 64.1378, longitude: -21.9347 },
      pictures: [
        { shows: ['strokkur', 'guide-and-guests'], light: 'day' },
        { shows: ['gullfoss', 'two-hikers'], light: 'day' },
        { shows: ['almannagja', 'guide-and-guests'], light: 'dawn' },
      ],
      options: [
        {
          key: 'standard',
          name: { es: 'Grupo pequeño', en: 'Small group', fr: 'Petit groupe' },
          units: [
            { kind: 'adult', priceMinor: 14900, minAge: 16 },
            { kind: 'child', priceMinor: 7450, minAge: 5, maxAge: 15 },
          ],
          weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          startTimes: ['08:30'],
          capacity: 16,
        },
        {
          key: 'lunch',
          name: { es: 'Con comida en Laugarvatn', en: 'With lunch in Laugarvatn', fr: 'Avec déjeuner à Laugarvatn' },
          units: [
            { kind: 'adult', priceMinor: 18900, minAge: 16 },
            { kind: 'child', priceMinor: 9900, minAge: 5, maxAge: 15 },
          ],
          weekdays: ['tue', 'thu', 'sat'],
          startTimes: ['09:00'],
          capacity: 12,
        },
        {
          key: 'private',
          name: { es: 'Furgoneta privada', en: 'Private van', fr: 'Van privé' },
          units: [{ kind: 'group', priceMinor: 148000 }],
          weekdays: ['mon', 'wed', 'fri', 'sun'],
          startTimes: ['08:00', '10:00'],
          capacity: 8,
        },
      ],
      title: {
        es: 'Círculo Dorado: Þingvellir, Geysir y Gullfoss',
        en: 'Golden Circle: Þingvellir, Geysir and Gullfoss',
        fr: 'Cercle d’or : Þingvellir, Geysir et Gullfoss',
      },
      description: {
        es: 'Una grieta entre dos placas, un géiser que salta cada pocos minutos, la doble caída de Gullfoss y un cráter rojo con lago, en un microbús de dieciséis plazas.',
        en: 'A rift between two plates, a geyser that goes off every few minutes, the two steps of Gullfoss and a red crater lake, in a minibus with sixteen seats.',
        fr: 'Une faille entre deux plaques, un geyser infatigable, la double chute de Gullfoss et un cratère rouge : une journée en minibus, à seize au plus.',
      },
      whatToDo: {
        es: 'La primera parada es Þingvellir, donde los islandeses celebraron su parlamento al aire libre desde el año 930. Bajarás a pie por la garganta de Almannagjá, con una pared de basalto a cada lado, hasta la cascada de Öxará. La guía te enseñará dónde se leían las leyes y por qué el valle se ensancha unos milímetros cada año.\n\nDespués, la carretera pasa junto al lago de Laugarvatn y llega a Haukadalur. El gran Geysir lleva tiempo dormido, pero Strokkur lanza su columna cada cinco o diez minutos: tendrás ocasión de ver varias y de aprender a reconocer la burbuja azul que las anuncia.\n\nPor la tarde verás Gullfoss desde los dos miradores y oirás la historia de Sigríður, la hija del granjero de Brattholt que se opuso a que construyeran allí una presa. De regreso rodearás a pie el borde de Kerið.',
        en: 'Þingvellir comes first. From the year 930 Icelanders held their open-air parliament here, and you walk down through the Almannagjá gorge, basalt on both sides, as far as the falls on the Öxará. Your guide points out where the laws were recited and explains why the valley grows a few millimetres wider every year.\n\nThe road then follows the lake at Laugarvatn to Haukadalur. The great Geysir itself has mostly gone to sleep, but its neighbour Strokkur still throws up a column every five to ten minutes, so there is time to see several and to learn to spot the blue dome that swells just beforehand.\n\nAfter the midday break you look at Gullfoss from both platforms and hear about Sigríður of Brattholt, the farmer’s daughter who fought the plan to dam it. A last leg-stretch goes round the rim of Kerið.',
        fr: 'À partir de 930, les Islandais tinrent leur parlement en plein air à Þingvellir : c’est là que commence la journée. Vous descendez à pied la gorge d’Almannagjá, entre deux murs de basalte, jusqu’à la chute de l’Öxará. La guide vous montre l’endroit où l’on récitait les lois et raconte comment la vallée s’élargit de quelques millimètres par an.\n\nAprès le lac de Laugarvatn, cap sur Haukadalur. Le grand Geysir somnole, mais son voisin Strokkur jaillit toutes les cinq à dix minutes ; vous aurez le temps d’en voir plusieurs et de guetter la bulle bleue qui les précède.\n\nL’après-midi, deux belvédères permettent de voir Gullfoss de près puis d’en haut, avec l’histoire de Sigríður, fille de fermiers de Brattholt, qui refusa qu’on y construise un barrage. Au retour, vous ferez à pied le tour du cratère de Kerið.',
      },
      detail: {
        es: 'Son unos doscientos treinta kilómetros de carretera, nunca mucho más de una hora seguida. En Geysir paramos con tiempo para ver varias erupciones: Strokkur no avisa, pero repite cada pocos minutos.',
        en: 'You cover about 230 kilometres by road, never much more than an hour at a stretch. At Geysir we stay long enough for several eruptions: Strokkur gives no warning, but it goes again every few minutes.',
        fr: 'Environ 230 kilomètres de route, jamais beaucoup plus d’une heure d’affilée. À Geysir, on reste assez longtemps pour voir plusieurs éruptions : Strokkur ne prévient pas, mais recommence toutes les quelques minutes.',
      },
      included: {
        es: [
          'Transporte en microbús de dieciséis plazas',
          'Guía local durante todo el día',
          'Entrada al cráter de Kerið',
          'Crampones ligeros en invierno',
        ],
        en: [
          'Travel by sixteen-seat minibus',
          'Local guide all day',
          'Entry to Kerið crater',
          'Slip-on spikes in winter',
        ],
        fr: [
          'Trajet en minibus de seize places',
          'Guide locale toute la journée',
          'Entrée au cratère de Kerið',
          'Crampons légers en hiver',
        ],
      },
      meetingPointText: {
        es: 'Terminal de autobuses BSÍ, Vatnsmýrarvegur 10, delante de la puerta principal. El microbús es azul oscuro y lleva el nombre Norðurslóð.',
        en: 'BSÍ bus terminal, Vatnsmýrarvegur 10, outside the main doors. Look for a dark blue minibus marked Norðurslóð.',
        fr: 'Gare routière BSÍ, Vatnsmýrarvegur 10, devant l’entrée principale. Cherchez le minibus bleu foncé marqué Norðurslóð.',
      },
      reviews: [
        {
          traveller: 'hannah',
          stars: 5,
          daysAgo: 64,
          comment:
            'We counted seven eruptions at Strokkur because Guðrún let us stay until our youngest was satisfied. Small bus, no rushing, and the spikes were needed on the Almannagjá path.',
          supplierReply:
            'Seven is a good score. Thank you, Hannah, and greetings to the official counter of the group.',
        },
        {
          traveller: 'javier',
          stars: 4,
          daysAgo: 151,
          comment:
            'Día muy completo y bien contado. La parada para comer en Geysir se queda corta si hay cola en la cafetería; la próxima vez llevaría bocadillo. Kerið me sorprendió más que Gullfoss.',
        },
        {
          traveller: 'etienne',
          stars: 4,
          daysAgo: 288,
          comment:
            'Pour un Québécois, les chutes, on connaît, mais marcher dans la faille de Þingvellir vaut le détour. Guide drôle et précise. Un peu plus de temps là-bas n’aurait pas nui.',
        },
      ],
    },
    {
      slug: 'whales-of-faxafloi',
      supplier: 'nordurslod',
      categories: ['on-the-water', 'nature-and-wildlife'],
      tags: ['boat', 'wildlife', 'family-friendly', 'photography'],
      durationMinutes: 180,
      guideLanguages: ['is', 'en', 'fr', 'de'],
      policy: 'flexible',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: 64.1517, longitude: -21.9446 },
      pictures: [
        { place: 'reykjavik', shows: ['humpback', 'whale-boat'], light: 'day' },
        { place: 'reykjavik', shows: ['whale-boat'], light: 'dusk' },
      ],
      options: [
        {
          key: 'standard',
          name: { es: 'Salida en barco', en: 'Boat trip', fr: 'Sortie en bateau' },
          units: [
            { kind: 'adult', priceMinor: 13900, minAge: 16 },
            { kind: 'child', priceMinor: 6950, minAge: 3, maxAge: 15 },
            { kind: 'infant', priceMinor: 0, maxAge: 2, label: { es: 'Bebé en brazos', en: 'Baby on your lap', fr: 'Bébé sur les genoux' } },
            { kind: 'senior', priceMinor: 12500, minAge: 67 },
            { kind: 'family', priceMinor: 36900, label: { es: 'Pase familiar', en: 'Family pass', fr: 'Pass famille' } },
          ],
          weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          startTimes: ['09:00', '13:00'],
          capacity: 40,
        },
      ],
      title: {
        es: 'Avistamiento de ballenas en la bahía de Faxaflói',
        en: 'Whale Watching in Faxaflói Bay',
        fr: 'Observation des baleines dans la baie de Faxaflói',
      },
      description: {
        es: 'Tres horas en la bahía con una bióloga en el puente: rorcuales, delfines de hocico blanco y, en los meses cálidos, frailecillos alrededor de Akurey.',
        en: 'Three hours in the bay with a biologist on the bridge: minkes, humpbacks, white-beaked dolphins and, in the warmer months, puffins off Akurey.',
        fr: 'Trois heures dans la baie, une biologiste à la passerelle : rorquals, baleines à bosse, dauphins à bec blanc et, l’été, les macareux d’Akurey.',
      },
      whatToDo: {
        es: 'Antes de zarpar te pondrás un mono térmico y conocerás a Birna, la bióloga que indica desde el puente qué mirar y hacia dónde. El barco deja atrás los astilleros y el montículo herboso de Þúfa y, en media hora, la ciudad se reduce a la torre de Hallgrímskirkja bajo el monte Esja.\n\nYa en la bahía se apagan las conversaciones y se busca el soplo. Los más frecuentes son el rorcual aliblanco y la ballena jorobada; los delfines de hocico blanco suelen acercarse a la proa, y las marsopas asoman apenas un instante. Birna anota cada avistamiento y explica cómo se reconoce una cola. De mediados de mayo a mediados de agosto, el rumbo pasa junto a los islotes de Akurey o Lundey, donde crían los frailecillos.',
        en: 'First you zip yourself into a thermal overall and meet Birna, the marine biologist who calls the sightings from the bridge. The boat slides past the slipways and the grassy dome of Þúfa, and within half an hour the city has shrunk to the tower of Hallgrímskirkja below Mount Esja.\n\nOut in the bay everyone goes quiet and looks for a blow. Minke whales and humpbacks are the usual company; white-beaked dolphins like to race the bow, and harbour porpoises show a fin for a second and are gone. Birna logs every animal and explains how a tail identifies its owner as surely as a fingerprint does.\n\nBetween mid-May and mid-August the course bends towards the islets of Akurey or Lundey, so that you can watch puffins coming in with their beaks full.',
        fr: 'Une combinaison chaude par-dessus vos vêtements, et vous voilà à bord avec Birna, biologiste, qui annonce du haut de la passerelle où porter le regard. Le bateau longe les cales de halage et la butte herbeuse de Þúfa ; une demi-heure plus tard, la ville n’est plus qu’un clocher, celui de Hallgrímskirkja, au pied du mont Esja.\n\nAu large, chacun se tait et cherche un souffle. Petits rorquals et baleines à bosse sont les plus courants ; les dauphins à bec blanc viennent volontiers jouer à l’étrave, tandis que les marsouins ne se montrent qu’une seconde. Birna consigne chaque observation et vous apprend à lire une nageoire caudale. De la mi-mai à la mi-août, le trajet passe près des îlots d’Akurey ou de Lundey, où nichent les macareux.',
      },
      detail: {
        es: 'Nadie puede prometer una ballena, y el patrón prefiere esperar a perseguir: afloja la marcha y deja que se acerquen ellas. Por eso hay ratos de mirar el agua en calma, y por eso, cuando asoma un lomo cerca, no se oye nada más. Bajo cubierta hay un salón caldeado con café y aseos.',
        en: 'Nobody can promise a whale, and the skipper would rather wait than chase: he slows down and the animals decide. So there are stretches of looking at quiet water, and when a back rises close by you hear nothing else. Below deck there is a heated saloon with coffee and toilets.',
        fr: 'Personne ne peut promettre une baleine, et le capitaine préfère attendre que poursuivre : il ralentit, et ce sont elles qui décident. Il y a donc des moments à regarder une eau tranquille, et quand un dos affleure, on n’entend plus que lui. Sous le pont, un salon chauffé avec café et toilettes.',
      },
      included: {
        es: [
          'Travesía de tres horas',
          'Mono térmico prestado',
          'Comentarios de una bióloga',
          'Segunda salida gratis si no hay avistamientos',
        ],
        en: [
          'Three-hour sailing',
          'Loan of a thermal overall',
          'Live commentary from a biologist',
          'A free second trip if nothing is sighted',
        ],
        fr: [
          'Navigation de trois heures',
          'Prêt d’une combinaison chaude',
          'Commentaires d’une biologiste',
          'Seconde sortie offerte en l’absence d’observation',
        ],
      },
      meetingPointText: {
        es: 'Muelle de Ægisgarður, en el puerto viejo, junto a la caseta blanca con nuestro rótulo. Conviene llegar veinticinco minutos antes para vestirse.',
        en: 'Ægisgarður pier in the Old Harbour, at the white hut with our sign. Allow twenty-five minutes before departure to get dressed.',
        fr: 'Quai Ægisgarður, dans le vieux port, à la cabane blanche qui porte notre enseigne. Arrivez vingt-cinq minutes avant le départ pour vous équiper.',
      },
      reviews: [
        {
          traveller: 'gaelle',
          stars: 5,
          daysAgo: 97,
          comment:
            'Deux baleines à bosse à cent mètres, puis une douzaine de dauphins sous l’étrave. Birna parle peu et juste. Ma fille a gardé la combinaison jusqu’au dernier moment.',
        },
        {
          traveller: 'daniel',
          stars: 3,
          daysAgo: 210,
          comment:
            'One porpoise, far off, and a lot of grey water. Not the crew’s fault and the saloon was warm, but I would have liked to hear before paying that it had been a slow week.',
          supplierReply:
            'We understand, Daniel. We now post the week’s sightings at the hut each morning, and we are glad to help if you come back.',
        },
        {
          traveller: 'marta',
          stars: 4,
          daysAgo: 333,
          comment:
            'Vimos un rorcual tres veces y muchísimas aves. Hacía un frío bárbaro, aun con el mono. Lleven guantes en serio, los míos eran de adorno.',
        },
      ],
    },
    {
      slug: 'hvalfjordur-after-hours',
      supplier: 'nordurslod',
      categories: ['nature-and-wildlife', 'adventure'],
      tags: ['small-group', 'photography', 'winter', 'off-the-beaten-path', 'history'],
      durationMinutes: 240,
      guideLanguages: ['is', 'en'],
      policy: 'moderate',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: true,
      meetingPoint: { latitude: 64.1504, longitude: -21.9326 },
      pictures: [
        { shows: ['northern-lights', 'photographer'], light: 'night' },
        { shows: ['midnight-fjord', 'ewe-and-lamb'], light: 'dusk' },
      ],
      options: [
        {
          key: 'standard',
          name: { es: 'Plaza en todoterreno', en: 'Seat in the super jeep', fr: 'Place en super-jeep' },
          units: [
            { kind: 'adult', priceMinor: 16900, minAge: 16 },
            { kind: 'child', priceMinor: 9900, minAge: 8, maxAge: 15 },
          ],
          weekdays: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          startTimes: ['21:00'],
          capacity: 12,
        },
        {
          key: 'private',
          name: { es: 'Todoterreno para tu grupo', en: 'Jeep to yourselves', fr: 'Jeep privatisée' },
          units: [{ kind: 'group', priceMinor: 129000 }],
          weekdays: ['mon', 'wed', 'sat'],
          startTimes: ['21:30'],
          capacity: 8,
        },
      ],
      title: {
        es: 'Auroras o noches claras en Hvalfjörður',
        en: 'Northern Lights or Midnight Light in Hvalfjörður',
        fr: 'Aurores ou nuits claires à Hvalfjörður',
      },
      description: {
        es: 'Por la vieja carretera del fiordo, casi vacía desde que existe el túnel: auroras de septiembre a mediados de abril y sol rasante el resto del año.',
        en: 'Along the old fjord road, left quiet by the tunnel: northern lights from September to mid-April, and for the rest of the year a sun that hardly sets.',
        fr: 'Sur l’ancienne route du fjord, délaissée depuis le tunnel : aurores de septembre à la mi-avril, soleil rasant et interminable le reste de l’année.',
      },
      whatToDo: {
        es: 'Desde que en 1998 se abrió el túnel submarino, casi nadie recorre la carretera 47, y por eso la elegimos: no hay farolas ni tráfico. En tres cuartos de hora estarás en la orilla sur de Hvalfjörður. Entre septiembre y mediados de abril, Steinar apaga los faros, coloca los trípodes y te ajusta la cámara mientras el cielo decide. En los meses sin noche, ese mismo rato se llena de luz horizontal, corderos y ostreros.\n\nEn Fossá caminarás hasta la cascada y su viejo redil de piedra. Más adelante, en Hvítanes, verás los restos del muelle de la base aliada: en este fiordo se reunían los convoyes del Ártico, y de aquí zarpó en junio de 1942 el desdichado PQ 17. Habrá chocolate caliente y tiempo para quedarse callado.',
        en: 'When the undersea tunnel opened in 1998, the traffic left Route 47 and did not come back. That emptiness is why we drive it. Three-quarters of an hour from town there are no street lamps, only the south shore of Hvalfjörður. From September to mid-April, Steinar switches off the headlights, sets up tripods and sorts out your camera while the sky makes up its mind. In the months without darkness the same hours bring level gold light, lambs and oystercatchers.\n\nAt Fossá you follow a short path to the waterfall and the old stone sheepfold below it. Further in, at Hvítanes, lie the remains of a wartime jetty: the Arctic convoys gathered in this fjord, and the ill-fated PQ 17 sailed from it in June 1942. There is hot chocolate, and no one fills the silences.',
        fr: 'Le tunnel sous-marin, ouvert en 1998, a vidé la route 47 de ses voitures. Voilà pourquoi nous l’empruntons : en trois quarts d’heure, plus aucun lampadaire, rien que la rive sud de Hvalfjörður. De septembre à la mi-avril, Steinar éteint les phares, installe les trépieds et règle votre appareil en attendant que le ciel se décide. Pendant les mois sans nuit, ces heures-là appartiennent à la lumière rasante, aux agneaux et aux huîtriers.\n\nÀ Fossá, un court sentier mène à la cascade et à l’ancien enclos à moutons, tout en pierres. Plus loin, à Hvítanes, subsistent les vestiges d’un appontement militaire : les convois de l’Arctique se rassemblaient dans ce fjord, et le malheureux PQ 17 en partit en juin 1942. Un chocolat chaud accompagne l’attente.',
      },
      detail: {
        es: 'Lo difícil es quedarse quieto. Se espera mucho, se mira mucho y a veces no pasa nada; cuando pasa, nadie se acuerda del frío. Fuera de la temporada de auroras el fiordo tiene la luz de medianoche, que también se fotografía.',
        en: 'Standing still is the hard part. There is a good deal of waiting and looking, and sometimes nothing comes of it; when it does, nobody remembers the cold. Outside the aurora season the fjord has the midnight light, which makes pictures of its own.',
        fr: 'Le plus dur, c’est de rester immobile. On attend beaucoup, on regarde beaucoup et parfois rien ne vient ; quand ça vient, plus personne ne pense au froid. Hors de la saison des aurores, le fjord a la lumière de minuit, qui se photographie aussi.',
      },
      included: {
        es: [
          'Trayecto en todoterreno',
          'Guía fotógrafo',
          'Préstamo de trípode',
          'Chocolate caliente y kleinur',
          'Segunda noche gratis si no hay aurora en temporada',
        ],
        en: [
          'Super jeep transport',
          'Guide who is also a photographer',
          'Loan of a tripod',
          'Hot chocolate and kleinur',
          'Second night free if no aurora in season',
        ],
        fr: [
          'Trajet en super-jeep',
          'Guide photographe',
          'Trépied prêté',
          'Chocolat chaud et kleinur',
          'Nouvel essai gratuit, en saison, si l’aurore fait défaut',
        ],
      },
      meetingPointText: {
        es: 'Explanada de la sala de conciertos Harpa, Austurbakki 2, junto al estanque de la entrada. Steinar lleva una linterna frontal y un chaleco naranja.',
        en: 'Forecourt of the Harpa concert hall, Austurbakki 2, beside the shallow pool at the entrance. Steinar wears a head torch and an orange vest.',
        fr: 'Parvis de la salle de concert Harpa, Austurbakki 2, près du bassin de l’entrée. Steinar porte une lampe frontale et un gilet orange.',
      },
      reviews: [
        {
          traveller: 'priya',
          stars: 4,
          daysAgo: 126,
          comment:
            'Clouds came and went all evening. What stayed with me was Hvítanes: the broken jetty, the wind, and Steinar telling the convoy story in about ten sentences. Bring thicker socks than mine.',
        },
      ],
    },
  ],
};
