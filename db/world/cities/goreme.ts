import type { WorldCity, WorldSeason } from '#world/world.ts';

/** The sun rises 45 to 105 minutes after the start: between lift-off and landing of the shorter flight. */
const balloonSeasons: readonly WorldSeason[] = [
  { from: '03-09', startTimes: ['05:20'] },
  { from: '04-15', startTimes: ['04:30'] },
  { from: '09-01', startTimes: ['05:20'] },
  { from: '10-27', startTimes: ['06:20'] },
];

export const goreme: WorldCity = {
  slug: 'goreme',
  name: { es: 'Göreme', en: 'Göreme', fr: 'Göreme' },
  country: 'TR',
  latitude: 38.6431,
  longitude: 34.8289,
  timeZone: 'Europe/Istanbul',
  popularity: 91,
  picture: { place: 'goreme', shows: [], light: 'dawn' },
  line: {
    es: 'El pueblo de Capadocia donde se vive dentro de la roca y se mira al cielo al amanecer.',
    en: 'The Cappadocian village where homes are cut from the rock and mornings belong to balloons.',
    fr: 'Un village de Cappadoce creusé dans le tuf, où chaque aube se lève avec les montgolfières.',
  },
  tours: [
    {
      slug: 'hot-air-balloon-in-cappadocia',
      supplier: 'anatolia-sky',
      categories: ['adventure', 'nature-and-wildlife'],
      tags: ['sunrise', 'photography', 'romantic', 'unesco', 'small-group'],
      durationMinutes: 180,
      guideLanguages: ['tr', 'en', 'es', 'fr'],
      policy: 'moderate',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: true,
      meetingPoint: { latitude: 38.6428, longitude: 34.8308 },
      pictures: [
        { place: 'goreme', shows: ['fairy-chimneys', 'hot-air-balloon'], light: 'dawn' },
        { shows: ['balloon-being-filled', 'tea-and-simit'], light: 'dawn' },
        { shows: ['dovecotes', 'balloons'], light: 'dawn' },
      ],
      options: [
        {
          key: 'standard',
          name: { es: 'Vuelo de una hora', en: 'One-hour flight', fr: 'Vol d’une heure' },
          units: [
            { kind: 'adult', priceMinor: 18900, minAge: 13 },
            { kind: 'child', priceMinor: 14500, minAge: 6, maxAge: 12 },
          ],
          weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          startTimes: ['06:20'],
          seasons: balloonSeasons,
          cutOffMinutes: 12 * 60,
          capacity: 16,
        },
        {
          key: 'long-flight',
          name: { es: 'Vuelo de hora y media', en: 'Ninety-minute flight', fr: 'Vol d’une heure et demie' },
          units: [
            { kind: 'adult', priceMinor: 26900, minAge: 13 },
            { kind: 'child', priceMinor: 21500, minAge: 6, maxAge: 12 },
          ],
          weekdays: ['mon', 'wed', 'fri', 'sun'],
          startTimes: ['06:20'],
          seasons: balloonSeasons,
          cutOffMinutes: 12 * 60,
          capacity: 16,
        },
      ],
      title: {
        es: 'Vuelo en globo en Capadocia al amanecer',
        en: 'Hot Air Balloon in Cappadocia',
        fr: 'Vol en montgolfière en Cappadoce au lever du jour',
      },
      description: {
        es: 'Despegas aún de noche y ves salir el sol sobre las chimeneas de hadas, con dieciséis personas en la cesta y un piloto que roza los albaricoqueros del valle.',
        en: 'Lift off in the last of the dark and watch the sun reach the fairy chimneys, sixteen to a basket, with a pilot who can skim the apricot trees.',
        fr: 'Décollage dans la pénombre, soleil levant sur les cheminées de fées : seize passagers par nacelle et un pilote capable de frôler les abricotiers.',
      },
      whatToDo: {
        es: 'Sobre la hierba hay un globo tumbado, largo como un edificio, y un ventilador que ruge. Mientras se llena tomas un té y un simit, el aro de pan con sésamo, y el piloto explica la postura de aterrizaje: rodillas dobladas, espalda contra el borde. Después la llama, y el suelo se aleja sin un tirón.\n\nEl viento decide la ruta. Unas mañanas lleva sobre los conos del valle del Amor y el castillo de Uçhisar; otras, hacia Çavuşin y los pliegues rosados de Güllüdere. Hay ratos a ras de los palomares excavados en la toba y ratos a varios cientos de metros, con el volcán Erciyes al este y decenas de globos alrededor.\n\nEl aterrizaje suele acabar encima del propio remolque. Brindamos sin alcohol, con zumo de uva espumoso, y a la hora del desayuno estás de vuelta en tu hotel.',
        en: 'A balloon lies on its side in the grass, long as an apartment block, with a fan roaring into its mouth. While it fills you have tea and a simit, the sesame bread ring, and the pilot rehearses the landing position: knees bent, back to the edge. Then comes the flame, and the field simply sinks away.\n\nWhere you go is the wind’s business. Some mornings it carries the basket over the cones of Love Valley towards the rock castle of Uçhisar; on others it drifts to Çavuşin and the pink folds of Güllüdere. You spend part of the flight level with the dovecotes cut into the tuff, and part of it several hundred metres up, with the volcano Erciyes in the east and balloons on every side.\n\nA good pilot sets down on the trailer itself. The toast is sparkling grape juice, and you are back at your hotel while breakfast is still hot.',
        fr: 'Dans l’herbe, une enveloppe longue comme un immeuble se gonfle. Le temps d’un thé et d’un simit, le pilote fait répéter la position d’atterrissage. Puis la flamme jaillit et le champ s’éloigne, sans une secousse.\n\nL’itinéraire, c’est le vent qui le choisit. Certains matins, il pousse vers la vallée de l’Amour et le rocher d’Uçhisar ; d’autres fois, vers Çavuşin et Güllüdere. On frôle les pigeonniers creusés dans le tuf, puis on grimpe à plusieurs centaines de mètres, parmi des dizaines de ballons.\n\nSouvent, la nacelle se pose directement sur sa remorque. On trinque au jus de raisin pétillant, et vous êtes à l’hôtel pour le petit déjeuner.',
      },
      detail: {
        es: 'A las 04:30 en verano, a las 05:20 en primavera y otoño y a las 06:20 en invierno: la hora la pone el sol, y la víspera te escribimos cuándo pasamos a buscarte. En el aire no hay viento ni vaivén, porque vas con él; solo se oye el quemador y, cuando calla, los perros de los pueblos.',
        en: '04:30 in summer, 05:20 in spring and autumn, 06:20 in winter: the sun sets the hour, and we write the evening before to say when we collect you. In the air there is no wind and no sway, because you travel with it; you hear the burner and, when it stops, the dogs of the villages.',
        fr: '4 h 30 en été, 5 h 20 au printemps et en automne, 6 h 20 en hiver : c’est le soleil qui fixe l’heure, et nous vous écrivons la veille pour dire quand nous passons. En l’air, aucun balancement : on entend le brûleur et, quand il se tait, les chiens des villages.',
      },
      included: {
        es: [
          'Recogida y regreso al hotel en Göreme, Uçhisar o Ürgüp',
          'Té y simit antes del vuelo',
          'Seguro de pasajeros',
          'Brindis sin alcohol y certificado',
        ],
        en: [
          'Hotel transfers in Göreme, Uçhisar and Ürgüp',
          'Tea and simit before the flight',
          'Passenger insurance',
          'Alcohol-free toast and flight certificate',
        ],
        fr: [
          'Navette depuis votre hôtel (Göreme, Uçhisar, Ürgüp)',
          'Thé et simit avant le vol',
          'Assurance passagers',
          'Toast sans alcool et certificat de vol',
        ],
      },
      meetingPointText: {
        es: 'Te recogemos en tu hotel; si prefieres venir a pie, nuestra oficina está en Müze Caddesi 12, Göreme, en la calle que sube al museo al aire libre.',
        en: 'We collect you from your hotel. If you would rather walk, come to our office at Müze Caddesi 12, Göreme, on the road towards the Open-Air Museum.',
        fr: 'Nous passons vous prendre à l’hôtel. Vous pouvez aussi venir à pied au bureau, Müze Caddesi 12, à Göreme, sur la route du musée en plein air.',
      },
      reviews: [
        {
          traveller: 'grace',
          stars: 5,
          daysAgo: 29,
          comment:
            'Our first morning was called off for wind and they moved us to the next without a murmur. Then forty minutes of near silence over pink rock. My husband cried, he’ll deny it.',
          supplierReply:
            'We will keep his secret, Grace. Thank you for your patience with the wind; Captain Yusuf sends his regards to you both.',
        },
        {
          traveller: 'marta',
          stars: 5,
          daysAgo: 118,
          comment:
            'Le tengo pánico a la altura y subí temblando. A los dos minutos ya estaba sacando fotos. Lo más lindo fue bajar al valle y oír a los perros desde el aire.',
        },
        {
          traveller: 'etienne',
          stars: 4,
          daysAgo: 233,
          comment:
            'Vol magnifique et pilote très sûr de lui. La navette est passée avec vingt-cinq minutes de retard, à cette heure-là, c’est long dans le froid.',
          supplierReply:
            'Vous avez raison, Étienne, et nous nous en excusons. La navette envoie désormais un message dès qu’elle quitte l’hôtel précédent.',
        },
        {
          traveller: 'ben',
          stars: 5,
          daysAgo: 341,
          comment:
            'Worth every penny and every yawn. The landing, straight onto the back of a trailer, got a round of applause. Take gloves.',
        },
      ],
    },
    {
      slug: 'rose-valley-rock-churches',
      supplier: 'anatolia-sky',
      categories: ['walking-tours', 'nature-and-wildlife'],
      tags: ['hiking', 'sunset', 'history', 'off-the-beaten-path', 'small-group'],
      durationMinutes: 240,
      guideLanguages: ['tr', 'en', 'fr'],
      policy: 'flexible',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: 38.6434, longitude: 34.8287 },
      pictures: [
        { shows: ['rock-church', 'two-hikers'], light: 'dusk' },
        { shows: ['painted-apse', 'guide-and-guests'], light: 'day' },
        { shows: ['dovecotes', 'tea-glasses'], light: 'day' },
        { place: 'goreme', shows: ['fairy-chimneys', 'two-hikers'], light: 'dusk' },
      ],
      options: [
        {
          key: 'standard',
          name: { es: 'Caminata en grupo', en: 'Group hike', fr: 'Randonnée en groupe' },
          units: [
            { kind: 'adult', priceMinor: 4400, minAge: 15 },
            { kind: 'child', priceMinor: 2600, minAge: 8, maxAge: 14 },
          ],
          weekdays: ['mon', 'wed', 'fri', 'sat', 'sun'],
          startTimes: ['13:00', '16:00'],
          capacity: 12,
        },
        {
          key: 'private',
          name: { es: 'Guía privado', en: 'Your own guide', fr: 'Votre guide à vous' },
          units: [{ kind: 'group', priceMinor: 24000 }],
          weekdays: ['tue', 'thu', 'sat'],
          startTimes: ['13:00', '16:00'],
          capacity: 8,
        },
      ],
      title: {
        es: 'Senderismo e iglesias rupestres en el Valle Rosa',
        en: 'Rose Valley Hike and Rock Churches',
        fr: 'Randonnée et églises rupestres de la vallée Rose',
      },
      description: {
        es: 'Siete kilómetros entre viñas, palomares e iglesias bizantinas excavadas en Güllüdere, hasta el borde de Kızılçukur, donde la toba se enciende al caer el sol.',
        en: 'Seven kilometres past vines, dovecotes and Byzantine churches dug into Güllüdere, ending on the rim of Kızılçukur as the tuff turns from pink to copper.',
        fr: 'Sept kilomètres de vignes, de pigeonniers et d’églises byzantines creusées dans le tuf, jusqu’au bord de Kızılçukur quand la roche vire au cuivre.',
      },
      whatToDo: {
        es: 'Desde fuera, la Haçlı Kilise parece una cueva más. Dentro, una cruz enorme en relieve ocupa el techo plano y en el ábside quedan frescos de tonos ocres. Para llegar hay que trepar un poco; la linterna la pone Emre, que se crio en Çavuşin y jugó aquí al escondite.\n\nLa ruta enlaza Güllüdere y Kızılçukur por sendas de hortelanos. Verás columnas que no sostienen nada, porque la iglesia entera se vació de arriba abajo; palomares con la fachada pintada, de donde se sacaba abono para las viñas; y túneles de agua por los que pasa el camino. En septiembre los vecinos secan uvas y albaricoques sobre las piedras.\n\nUn puesto de té marca la mitad. La última hora sube hasta el mirador, y allí nos sentamos a ver cómo la roca pasa del rosa al cobre y del cobre al malva.',
        en: 'From outside the Haçlı Kilise might be any cave. Indoors a great cross stands in relief across a flat ceiling, and ochre frescoes survive in the apse. Reaching it takes a short scramble. Emre, who grew up in Çavuşin and played hide-and-seek here, brings the torches.\n\nFarmers’ paths link Güllüdere with Kızılçukur. Along them you meet columns that hold nothing up, since the whole church was hollowed from the top down; pigeon houses with painted fronts, once prized for the dung that fed the vines; and water tunnels tall enough to walk through. In September people from the villages spread grapes and apricots to dry on the stones.\n\nHalfway there is a man with a samovar and a few stools. The final hour climbs to the rim, where everybody sits down without being asked. Pink goes to copper, copper to mauve, and the minibus waits until the last of it has faded.',
        fr: 'Vue du sentier, Haçlı Kilise n’est qu’une grotte de plus. À l’intérieur, une croix immense se détache en relief sur le plafond plat et l’abside garde des fresques aux tons d’ocre. Il faut grimper un peu pour y entrer ; Emre, qui jouait ici à cache-cache quand il était enfant à Çavuşin, fournit les lampes.\n\nDes chemins de maraîchers relient Güllüdere à Kızılçukur. On y croise des colonnes qui ne portent rien, l’église ayant été évidée de haut en bas, des pigeonniers à façade peinte, dont la fiente nourrissait les vignes, et des tunnels d’eau où passe le sentier. En septembre, les villageois font sécher raisins et abricots à même la pierre.\n\nÀ mi-parcours, un vendeur de thé a posé quelques tabourets. La dernière heure monte jusqu’au belvédère. Là, chacun s’assoit sans qu’on le lui dise : le rose passe au cuivre, puis au mauve.',
      },
      detail: {
        es: 'Bajo los pies hay toba suelta, como arena gruesa sobre roca, y las iglesias no se ven hasta que se está delante. En verano no hay casi sombra hasta las seis; por eso salimos tarde y terminamos con el valle ya rosa.',
        en: 'Underfoot is loose tuff, like coarse sand on rock, and you see no church until you are in front of it. In summer there is little shade before six, which is why we set out late and finish when the valley has turned pink.',
        fr: 'Sous les pieds, du tuf meuble, comme du gros sable sur la roche, et l’on ne voit les églises qu’une fois devant. L’été, presque pas d’ombre avant six heures : d’où un départ tardif et une fin de parcours quand la vallée est déjà rose.',
      },
      included: {
        es: [
          'Guía local del valle',
          'Linterna para las iglesias',
          'Té y fruta seca',
          'Minibús desde Kızılçukur hasta Göreme',
        ],
        en: [
          'Guide raised in the valley',
          'Torch for the churches',
          'Tea and dried fruit',
          'Minibus from Kızılçukur back to Göreme',
        ],
        fr: [
          'Guide originaire de la vallée',
          'Lampe pour les églises',
          'Thé et fruits séchés',
          'Retour en minibus de Kızılçukur à Göreme',
        ],
      },
      meetingPointText: {
        es: 'Estación de autobuses de Göreme (otogar), en el centro del pueblo, junto a las taquillas. Emre lleva una mochila naranja.',
        en: 'Göreme bus station, the otogar in the middle of the village, in front of the ticket offices. Emre has an orange rucksack.',
        fr: 'Gare routière de Göreme (otogar), au centre du village, devant les guichets. Emre porte un sac à dos orange.',
      },
      reviews: [
        {
          traveller: 'camila',
          stars: 5,
          daysAgo: 84,
          comment:
            'Emre nos abrió iglesias que sola jamás habría encontrado y contaba las cosas sin recitarlas. El té a mitad de camino me supo a gloria.',
        },
        {
          traveller: 'liam',
          stars: 4,
          daysAgo: 167,
          comment:
            'Great route, far fewer people than I feared. Two of the scrambles were harder than the listing suggested back then, so take proper shoes and leave the flip-flops.',
          supplierReply:
            'Good advice, Liam. We have rewritten the notes on the ground since your walk, flip-flops included.',
        },
      ],
    },
    {
      slug: 'red-clay-at-an-avanos-wheel',
      supplier: 'anatolia-sky',
      categories: ['workshops', 'cultural'],
      tags: ['family-friendly', 'rainy-day', 'local-food', 'wheelchair-accessible'],
      durationMinutes: 180,
      guideLanguages: ['tr', 'en', 'de'],
      policy: 'flexible',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: true,
      meetingPoint: { latitude: 38.7179, longitude: 34.847 },
      pictures: [
        { shows: ['studio', 'pot-shelves', 'potter'], light: 'day' },
        { shows: ['studio', 'pot-shelves', 'painted-plate'], light: 'day' },
        { shows: ['potter', 'testi-kebab'], light: 'day' },
      ],
      options: [
        {
          key: 'standard',
          name: { es: 'Taller en el torno', en: 'Wheel session', fr: 'Atelier au tour' },
          units: [
            { kind: 'adult', priceMinor: 3800, minAge: 13 },
            { kind: 'child', priceMinor: 2200, minAge: 5, maxAge: 12 },
          ],
          weekdays: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          startTimes: ['10:00', '14:30'],
          capacity: 10,
        },
        {
          key: 'with-lunch',
          name: { es: 'Taller y testi kebab', en: 'Wheel session and testi kebab', fr: 'Atelier et testi kebab' },
          units: [
            { kind: 'adult', priceMinor: 5800, minAge: 13 },
            { kind: 'child', priceMinor: 3500, minAge: 5, maxAge: 12 },
          ],
          weekdays: ['tue', 'thu', 'sat'],
          startTimes: ['10:00'],
          capacity: 10,
        },
      ],
      title: {
        es: 'Taller de alfarería en Avanos',
        en: 'Pottery Workshop in Avanos',
        fr: 'Atelier de poterie à Avanos',
      },
      description: {
        es: 'A ocho kilómetros de Göreme, el río Kızılırmak deja el barro que Avanos lleva siglos torneando. Te sientas al torno de pie, modelas un cuenco y pintas un plato.',
        en: 'Avanos has shaped the silt of the Kızılırmak for longer than anyone can count. Sit at a kick wheel, throw a bowl of your own and paint a plate in cobalt.',
        fr: 'Le Kızılırmak dépose à Avanos une argile que l’on y tourne depuis toujours. Au tour à pied, vous montez un bol, puis vous peignez une assiette au cobalt.',
      },
      whatToDo: {
        es: 'En la plaza de Avanos el monumento no es a un general, sino a un alfarero: lo hizo en cerámica el maestro Hacı Ömer Taşkın en 1974. A dos calles está el taller de la familia de Hatice, medio excavado en la ladera, donde el barro se guarda en sacos que huelen a río.\n\nPrimero se aprende a dar con el pie derecho un ritmo parejo, cosa más difícil de lo que parece. Luego, las manos mojadas y los codos quietos: abrir el centro, subir la pared, no pensar. Hatice corrige con un dedo. Casi nadie consigue el primer cuenco; el segundo suele aguantar.\n\nCuando está en la tabla, pasas a la mesa de pintura con un plato ya cocido y copias, o inventas, tulipanes y claveles de cobalto. Si eliges la opción con comida, al final se rompe a martillazos la vasija donde se ha guisado el testi kebab.',
        en: 'The monument in the main square of Avanos honours no general. It shows a potter at work, made in ceramic by the master Hacı Ömer Taşkın in 1974. Two streets away is the workshop of Hatice’s family, half dug into the hillside, where sacks of clay give off a smell of river.\n\nYou learn the foot first: one even kick, again and again, which is harder than it looks. Hands follow, wet, with the elbows kept still. Open the centre, raise the wall, stop thinking. Hatice corrects with a single finger. Almost nobody saves the first bowl; the second tends to stand.\n\nOnce it is on the board you move to the painting table and a plate that has already been fired, to be covered in tulips and carnations of cobalt blue, copied or made up. Those staying for lunch then see a hammer brought out for the sealed jar of testi kebab.',
        fr: 'Sur la grand-place d’Avanos, le monument ne célèbre aucun général : on y voit un potier à l’ouvrage, modelé en céramique par le maître Hacı Ömer Taşkın en 1974. Deux rues plus loin s’ouvre l’atelier familial de Hatice, à demi creusé dans la colline, où les sacs d’argile sentent la rivière.\n\nLe pied d’abord. Il doit lancer la roue d’un mouvement égal, et c’est moins simple qu’il n’y paraît. Les mains ensuite, mouillées, coudes immobiles : ouvrir le centre, monter la paroi, ne plus réfléchir. Hatice corrige du bout d’un doigt. Le premier bol survit rarement ; le deuxième tient presque toujours.\n\nQuand il sèche sur sa planche, vous passez à la peinture. Une assiette déjà cuite attend ses tulipes et ses œillets bleu cobalt, copiés ou inventés. Si vous restez déjeuner, on casse enfin au marteau la jarre du testi kebab.',
      },
      detail: {
        es: 'El barro rojo viene del río que pasa por la puerta, y en Avanos se tornea desde los hititas. El primer cuenco casi siempre sale torcido; al segundo las manos han entendido algo. Puedes llevarte el tuyo crudo, con cuidado, como un huevo.',
        en: 'The red clay comes from the river outside, and Avanos has thrown it since the Hittites. The first bowl nearly always goes lopsided; by the second your hands have understood something. You may take yours raw and carry it like an egg.',
        fr: 'L’argile rouge vient de la rivière toute proche, et Avanos la tourne depuis les Hittites. Le premier bol part presque toujours de travers ; au deuxième, les mains ont compris quelque chose. Vous pouvez emporter le vôtre cru, en le tenant comme un œuf.',
      },
      included: {
        es: [
          'Barro, torno y delantal',
          'Plato para pintar',
          'Cocción de tus piezas',
          'Té de manzana',
          'Testi kebab en la opción con comida',
        ],
        en: [
          'Clay, wheel and apron',
          'A plate to paint',
          'Firing of your pieces',
          'Apple tea',
          'Testi kebab with the lunch option',
        ],
        fr: [
          'Argile, tour et tablier',
          'Assiette à peindre',
          'Cuisson de vos pièces',
          'Thé à la pomme',
          'Testi kebab selon l’option',
        ],
      },
      meetingPointText: {
        es: 'Avanos, Cumhuriyet Meydanı, al pie de la estatua del alfarero. Con recogida, pasamos por tu hotel de Göreme media hora antes.',
        en: 'Avanos, Cumhuriyet Meydanı, below the potter’s statue. With pick-up we call at your Göreme hotel half an hour earlier.',
        fr: 'Avanos, place Cumhuriyet Meydanı, au pied de la statue du potier. Avec transfert, nous passons à votre hôtel de Göreme une demi-heure plus tôt.',
      },
      reviews: [
        {
          traveller: 'aisha',
          stars: 4,
          daysAgo: 52,
          comment:
            'My bowl leans like a tired uncle but it arrived in Leeds in one piece. Hatice is patient and very funny. Postage cost more than I expected.',
        },
      ],
    },
  ],
};
