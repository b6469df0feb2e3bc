import type { WorldCity, WorldSeason } from '#world/world.ts';

const dawnSeasons = (...later: string[]): WorldSeason[] => [
  { from: '02-20', startTimes: ['06:30', ...later] },
  { from: '03-15', startTimes: ['06:00', ...later] },
  { from: '03-29', startTimes: ['06:30', ...later] },
  { from: '04-15', startTimes: ['06:00', ...later] },
  { from: '05-01', startTimes: ['05:30', ...later] },
  { from: '08-01', startTimes: ['06:00', ...later] },
  { from: '09-01', startTimes: ['06:30', ...later] },
  { from: '09-25', startTimes: ['07:00', ...later] },
  { from: '10-25', startTimes: ['06:30', ...later] },
  { from: '11-15', startTimes: ['07:15', ...later] },
];

export const nice: WorldCity = {
  slug: 'nice',
  name: { es: 'Niza', en: 'Nice', fr: 'Nice' },
  country: 'FR',
  latitude: 43.7102,
  longitude: 7.262,
  timeZone: 'Europe/Paris',
  popularity: 76,
  picture: { place: 'nice', shows: [], light: 'day' },
  line: {
    es: 'Fachadas ocres, harina de garbanzo recién salida del horno y senderos que suben directos desde el mar.',
    en: 'Ochre fronts, chickpea pancakes straight from the oven and footpaths that climb directly out of the sea.',
    fr: 'Des façades ocre, la socca brûlante et des sentiers qui grimpent droit depuis la mer.',
  },
  tours: [
    {
      slug: 'cours-saleya-to-the-stove',
      supplier: 'rive-lente',
      categories: ['food-and-wine', 'workshops'],
      tags: ['local-food', 'vegetarian-options', 'small-group', 'family-friendly', 'rainy-day'],
      durationMinutes: 255,
      guideLanguages: ['fr', 'en', 'it'],
      policy: 'strict',
      payLater: false,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: 43.6957, longitude: 7.2757 },
      pictures: [
        { place: 'nice', shows: ['kitchen', 'pissaladiere', 'vegetable-basket'], light: 'day' },
        { place: 'nice', shows: ['market-stall', 'socca'], light: 'day' },
      ],
      options: [
        {
          key: 'class',
          name: { es: 'Clase y almuerzo', en: 'Class and lunch', fr: 'Cours et déjeuner' },
          units: [
            { kind: 'adult', priceMinor: 9800, minAge: 16 },
            { kind: 'child', priceMinor: 5500, minAge: 8, maxAge: 15 },
          ],
          weekdays: ['tue', 'wed', 'thu', 'fri', 'sat'],
          startTimes: ['09:00'],
          capacity: 10,
        },
        {
          key: 'private',
          name: { es: 'Cocina reservada para tu grupo', en: 'The kitchen to yourselves', fr: 'Cuisine privatisée' },
          units: [{ kind: 'group', priceMinor: 78000 }],
          weekdays: ['sun'],
          startTimes: ['09:00'],
          capacity: 10,
        },
      ],
      title: {
        es: 'Mercado Cours Saleya y clase de cocina nizarda',
        en: 'Cours Saleya Market and Niçoise Cooking Class',
        fr: 'Marché du cours Saleya et cours de cuisine niçoise',
      },
      description: {
        es: 'Compras en el Cours Saleya con una cocinera del barrio, un trozo de socca de pie y, después, pissaladière, verduras rellenas y sobremesa larga.',
        en: 'Shop on Cours Saleya with a cook from the old town, eat socca standing up, then make pissaladière and stuffed vegetables and sit down to them.',
        fr: 'Le marché du cours Saleya avec une cuisinière du Vieux-Nice, une part de socca sur le pouce, puis pissaladière et petits farcis à préparer et à savourer.',
      },
      whatToDo: {
        es: 'Mireille no compra hasta haber dado una vuelta entera. Mira qué acelgas trae cada hortelano de las colinas, si las flores de calabacín siguen abiertas, a cuánto está la albahaca de hoja pequeña; luego regresa al puesto que había decidido desde el principio. Tú llevas el cesto, preguntas y pruebas aceitunas cailletier. A las diez cae la primera socca, con mucha pimienta y sin cubiertos.\n\nLa cocina está en la Rue Benoît-Bunico, en un primer piso con ventana al callejón. Entre todos se estira la masa de la pissaladière, que pide una hora larga de cebolla a fuego bajo, se rellenan calabacines y tomates y se monta una ensalada nizarda según la norma local: ni patata ni judías cocidas. Hacia las doce y media se pone la mesa. De postre, tarta dulce de acelgas, con pasas y piñones; sí, de acelgas.',
        en: 'Mireille never buys before she has walked the whole market. She checks whose chard came down from the hills this morning, whether the courgette flowers are still open and what small-leaf basil costs, then goes back to the stall she had in mind all along. Your part is to carry the basket, ask questions and taste cailletier olives. Socca comes at about ten, heavily peppered, no cutlery.\n\nHer kitchen is on Rue Benoît-Bunico, one floor up, with a window over the alley. Together we stretch dough for a pissaladière, whose onions need a good hour on a low flame, stuff tomatoes and round courgettes, and build a salade niçoise by local law: no potatoes, no boiled beans. The table is laid around half past twelve. Pudding is a sweet tart of chard, raisins and pine nuts, and yes, chard.',
        fr: 'Mireille n’achète rien avant d’avoir fait le tour complet. Elle regarde quelles blettes sont descendues des collines, si les fleurs de courgette sont encore ouvertes, le prix du basilic à petites feuilles, puis revient au banc qu’elle avait choisi dès le départ. À vous de porter le panier, de questionner, de goûter les olives cailletier. Vers dix heures, première socca, bien poivrée, avec les doigts.\n\nLa cuisine se trouve rue Benoît-Bunico, au premier étage, fenêtre sur la ruelle. On étale ensemble la pâte d’une pissaladière, dont les oignons réclament une bonne heure à feu doux, on farcit tomates et courgettes rondes, on dresse une salade niçoise selon la loi locale : ni pommes de terre, ni haricots cuits. À midi et demi, la table est mise. Au dessert, la tourte de blettes sucrée, raisins et pignons. Oui, de blettes.',
      },
      detail: {
        es: 'Aquí cocina todo el mundo, cada cual con su tabla y su cuchillo. En invierno, las verduras rellenas dejan paso a los raviolis de daube. La compra se hace para las plazas vendidas; de ahí que las condiciones de cancelación sean estrictas.',
        en: 'Everyone really cooks, with a board and a knife each. In winter the stuffed vegetables give way to ravioli filled with daube. The shopping is done for the places sold, which is why the cancellation terms are strict.',
        fr: 'Tout le monde cuisine pour de bon, chacun avec sa planche et son couteau. L’hiver, les petits farcis laissent la place aux raviolis à la daube. Les courses sont faites pour les places vendues, d’où des conditions d’annulation strictes.',
      },
      included: {
        es: [
          'Visita al mercado con la cocinera',
          'Socca y aceitunas',
          'Ingredientes y delantal',
          'Almuerzo con una copa de vino de Bellet o limonada',
          'Recetas por correo',
        ],
        en: [
          'Market visit with the cook',
          'Socca and olives',
          'Ingredients and apron',
          'Lunch with a glass of Bellet wine or lemonade',
          'Recipes by email',
        ],
        fr: [
          'Marché avec la cuisinière',
          'Socca et olives',
          'Ingrédients et tablier',
          'Déjeuner avec un verre de bellet ou une citronnade',
          'Recettes par courriel',
        ],
      },
      meetingPointText: {
        es: 'Place Pierre-Gautier, frente a las columnas del palacio de la Prefectura, en pleno Cours Saleya. Busca el cesto de palma con una cinta amarilla.',
        en: 'Place Pierre-Gautier, facing the columns of the old Prefecture palace, halfway along Cours Saleya. Look for a straw basket with a yellow ribbon.',
        fr: 'Place Pierre-Gautier, face aux colonnes du palais de la Préfecture, au milieu du cours Saleya. Cherchez le panier de paille au ruban jaune.',
      },
      reviews: [
        {
          traveller: 'hannah',
          stars: 5,
          daysAgo: 52,
          comment:
            'I have been making salade niçoise wrong for twenty years and was told so, kindly. The chard tart is odd for one bite and then you want the recipe, which did arrive by email.',
        },
        {
          traveller: 'rodrigo',
          stars: 3,
          daysAgo: 140,
          comment:
            'La comida, riquísima, y la señora tiene mucha gracia. Éramos diez en una cocina pequeña y a ratos tocaba esperar turno para la hornilla.',
          supplierReply:
            'Gracias por decirlo, Rodrigo. Hemos añadido una segunda placa y una mesa de trabajo para que nadie espere.',
        },
      ],
    },
    {
      slug: 'villefranche-bay-by-kayak-at-first-light',
      supplier: 'rive-lente',
      categories: ['on-the-water', 'nature-and-wildlife'],
      tags: ['kayaking', 'sunrise', 'small-group', 'wildlife', 'photography'],
      durationMinutes: 150,
      guideLanguages: ['fr', 'en'],
      policy: 'flexible',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: true,
      meetingPoint: { latitude: 43.7059, longitude: 7.3187 },
      pictures: [
        { shows: ['villefranche', 'kayak'], light: 'dawn' },
        { shows: ['posidonia-meadow', 'snorkeller'], light: 'day' },
      ],
      options: [
        {
          key: 'double',
          name: { es: 'En kayak doble', en: 'In a double kayak', fr: 'En kayak double' },
          units: [
            { kind: 'adult', priceMinor: 5200, minAge: 16 },
            { kind: 'child', priceMinor: 3600, minAge: 10, maxAge: 15 },
          ],
          weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          startTimes: ['07:15', '09:30'],
          seasons: dawnSeasons('09:30'),
          capacity: 8,
        },
        {
          key: 'single',
          name: { es: 'En kayak individual', en: 'In a single kayak', fr: 'En kayak simple' },
          units: [{ kind: 'adult', priceMinor: 5900, minAge: 16 }],
          weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          startTimes: ['07:15'],
          seasons: dawnSeasons(),
          capacity: 4,
        },
      ],
      title: {
        es: 'Kayak al amanecer en la bahía de Villefranche',
        en: 'Sunrise Kayak Tour in Villefranche Bay',
        fr: 'Kayak à l’aube dans la rade de Villefranche',
      },
      description: {
        es: 'El sol asoma por detrás de Cap Ferrat y enciende una a una las casas de enfrente. Tú lo ves desde el agua, antes de que arranque el primer motor.',
        en: 'The sun comes up behind Cap Ferrat and lights the houses across the bay one by one. You watch from the water, before the first engine starts.',
        fr: 'Le soleil passe par-dessus le cap Ferrat et allume une à une les façades d’en face. Vous êtes sur l’eau, avant le premier moteur.',
      },
      whatToDo: {
        es: 'A esa hora la playa de Les Marinières es para los nadadores jubilados, que saludan con la cabeza. Probamos la pala en el bajío, ajustamos los reposapiés y cruzamos hacia la otra orilla en paralelo a la arena. Al principio todo es gris; después la luz toca la ciudadela de 1557 y baja hasta la capilla que Cocteau pintó en 1957, ocre, rosa, amarillo.\n\nSeguimos la costa de Cap Ferrat por debajo de los pinos, con la villa Ephrussi en lo alto, hasta una cala donde se fondea sin ancla, agarrados unos a otros. Aquí toca ponerse la máscara: la pradera de posidonia empieza a tres metros y en sus bordes viven salpas, doncellas y algún pulpo. Un termo de café, unos bollos de azahar y de vuelta por el centro de la bahía.',
        en: 'At that hour Les Marinières beach belongs to retired swimmers, who nod as you carry the boats down. We try a few strokes in the shallows, set the footrests and cross towards the far shore. It is all grey to begin with. Then the light touches the citadel, begun in 1557, and slides down to the chapel Cocteau painted four centuries later: ochre, pink, yellow.\n\nThe route follows Cap Ferrat under the pines, with the Villa Ephrussi on the ridge above, as far as a cove where the kayaks raft up and nobody drops an anchor. On go the masks: the posidonia meadow starts three metres down, and salema, rainbow wrasse and the odd octopus live along its edges. There is coffee from a flask and orange-flower brioche, and then the straight line home across the bay.',
        fr: 'À cette heure, la plage des Marinières appartient aux nageurs retraités, qui saluent d’un signe de tête. Quelques coups de pagaie là où l’on a pied, un réglage des cale-pieds, et l’on file vers l’autre rive. Tout est gris d’abord. Puis la lumière touche la citadelle, commencée en 1557, et descend jusqu’à la chapelle que Cocteau peignit quatre siècles plus tard : ocre, rose, jaune.\n\nOn longe le cap Ferrat sous les pins, la villa Ephrussi sur la crête, jusqu’à une crique où les kayaks s’accrochent entre eux, sans jeter l’ancre. On met les masques : l’herbier de posidonie commence à trois mètres, et à ses lisières vivent saupes, girelles et parfois un poulpe. Café du thermos, brioche à la fleur d’oranger, puis retour tout droit à travers la rade.',
      },
      detail: {
        es: 'La bahía no tiene marea y a esa hora tampoco motores: se ve el fondo y se oye el remo. Nunca has tenido que coger una pala; los monitores tienen el diploma estatal y llevan a ocho personas como mucho.',
        en: 'The bay has no tide to speak of and at that hour no engines either: you see the bottom and hear the paddle. You need never have held one; the instructors have the state diploma and take eight people each at most.',
        fr: 'La rade n’a pas de marée et, à cette heure, pas de moteurs non plus : on voit le fond, on entend la pagaie. Inutile d’en avoir déjà tenu une ; les moniteurs sont diplômés d’État et encadrent huit personnes au plus.',
      },
      included: {
        es: [
          'Kayak, pala y chaleco',
          'Máscara y tubo',
          'Monitor titulado',
          'Café, zumo y bollo de azahar',
          'Bolsa estanca',
        ],
        en: [
          'Kayak, paddle and buoyancy aid',
          'Mask and snorkel',
          'Qualified instructor',
          'Coffee, juice and brioche',
          'Dry bag',
        ],
        fr: ['Kayak, pagaie et gilet', 'Masque et tuba', 'Moniteur diplômé', 'Café, jus et brioche', 'Sac étanche'],
      },
      meetingPointText: {
        es: 'Al pie de la escalera de la estación de Villefranche-sur-Mer, sobre la playa de Les Marinières. El tren desde Nice-Ville tarda siete minutos; para la salida del alba puedes pedir recogida en Niza.',
        en: 'Foot of the steps from Villefranche-sur-Mer station, above Les Marinières beach. The train from Nice-Ville takes seven minutes; for the dawn start, ask for pick-up in Nice.',
        fr: 'En bas de l’escalier de la gare de Villefranche-sur-Mer, au-dessus de la plage des Marinières. Sept minutes de train depuis Nice-Ville ; pour l’aube, demandez la navette depuis Nice.',
      },
      reviews: [
        {
          traveller: 'sophie',
          stars: 5,
          daysAgo: 71,
          comment:
            'I paddle a lot at home in Tasmania and was sceptical about the Riviera. Flat water, pink walls, not one jet ski. I saw an octopus change colour. Worth the five o’clock alarm.',
        },
        {
          traveller: 'chloe',
          stars: 5,
          daysAgo: 133,
          comment:
            'Ma fille de onze ans, pas du matin, en parle encore. Monitrice patiente, brioche délicieuse et un banc de saupes juste sous nous.',
        },
        {
          traveller: 'alvaro',
          stars: 2,
          daysAgo: 92,
          comment:
            'La actividad pinta bien, pero anularon por viento dos días seguidos y el segundo aviso llegó a las seis de la mañana, ya en la estación. Me devolvieron el dinero, eso sí.',
          supplierReply:
            'Lo sentimos, Álvaro. El segundo aviso debió salir la víspera y fue error nuestro. Hemos cambiado la hora límite a las ocho de la tarde.',
        },
      ],
    },
    {
      slug: 'nietzsche-path-up-to-eze',
      supplier: 'rive-lente',
      categories: ['nature-and-wildlife', 'walking-tours'],
      tags: ['hiking', 'sunset', 'photography', 'history'],
      durationMinutes: 300,
      guideLanguages: ['fr', 'en', 'es', 'de'],
      policy: 'flexible',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: 43.7045, longitude: 7.2618 },
      pictures: [
        { shows: ['eze-village', 'two-hikers'], light: 'dusk' },
        { shows: ['cactus-garden', 'guide-and-guests'], light: 'day' },
      ],
      options: [
        {
          key: 'shared',
          name: { es: 'Caminata en grupo', en: 'Group hike', fr: 'Randonnée en groupe' },
          units: [
            { kind: 'adult', priceMinor: 4600, minAge: 15 },
            { kind: 'child', priceMinor: 2900, minAge: 9, maxAge: 14 },
          ],
          weekdays: ['mon', 'wed', 'fri', 'sun'],
          startTimes: ['14:30'],
          capacity: 12,
        },
        {
          key: 'private',
          name: { es: 'Caminata privada', en: 'Private hike', fr: 'Randonnée privée' },
          units: [{ kind: 'group', priceMinor: 28000 }],
          weekdays: ['tue', 'thu', 'sat'],
          startTimes: ['08:30', '14:30'],
          capacity: 10,
        },
      ],
      title: {
        es: 'Senderismo a Èze por el camino de Nietzsche',
        en: 'Hike to Èze on the Nietzsche Path',
        fr: 'Randonnée à Èze par le chemin de Nietzsche',
      },
      description: {
        es: 'Un tren de un cuarto de hora, cuatrocientos metros de desnivel entre pinos y caliza, y un jardín de cactus sobre el mar como recompensa.',
        en: 'A quarter of an hour by train, four hundred metres of climbing through pine and limestone, and a cactus garden above the sea as your reward.',
        fr: 'Un quart d’heure de train, quatre cents mètres de montée entre pins et calcaire, et, tout en haut, un jardin de cactées suspendu sur la mer.',
      },
      whatToDo: {
        es: 'Friedrich Nietzsche pasó en Niza varios inviernos y subía esta cuesta desde la estación. En Ecce homo cuenta que un capítulo decisivo de la tercera parte de Zaratustra lo compuso en la penosa ascensión a Èze; el guía lee ese párrafo a media ladera, cuando todos agradecen una pausa.\n\nEl tren deja al grupo junto a la playa y el sendero empieza cruzando la carretera. Primero hay escalones entre tapias, luego un barranco de encinas, jaras y romero, con la pared blanca a un lado y el agua cada vez más abajo. En una hora y media asoma la puerta del pueblo.\n\nArriba recorremos las callejuelas y entramos en el jardín exótico, plantado sobre las ruinas del castillo que Luis XIV mandó derribar en 1706. En los días limpios de invierno se distingue Córcega. El autobús de la Moyenne Corniche baja a Niza.',
        en: 'Friedrich Nietzsche wintered in Nice in the 1880s and used to walk up from the little station by the sea. In Ecce Homo he says a decisive chapter in the third part of Zarathustra was composed on the toilsome climb to Èze; your guide reads the lines halfway, when a pause is welcome.\n\nThe train drops us beside the beach and the path begins across the road. Steps between garden walls give way to a ravine of holm oak, cistus and rosemary, with a white cliff on one hand and the water sinking further below. After an hour and a half the village gate appears.\n\nAt the top you wander the lanes and enter the exotic garden, planted over the castle that Louis XIV had pulled down in 1706. Corsica shows on clear winter days. The Moyenne Corniche bus takes us back to Nice.',
        fr: 'Dans les années 1880, Nietzsche passait ses hivers à Nice et montait souvent à pied depuis la petite gare du bord de mer. Il raconte dans Ecce homo qu’un chapitre décisif de la troisième partie de Zarathoustra fut composé pendant la rude montée vers Èze ; le guide lit le passage à mi-pente, quand une pause ne se refuse pas.\n\nLe train nous laisse près de la plage, le sentier part de l’autre côté de la route. Des marches entre les murs de jardin, puis un vallon de chênes verts, de cistes et de romarin, la falaise blanche d’un côté, l’eau toujours plus bas de l’autre. Une heure et demie après, voici la porte du village.\n\nEn haut, flânerie dans les ruelles et visite du jardin exotique, planté sur le château que Louis XIV fit abattre en 1706. L’hiver, par temps clair, on devine la Corse. Le bus de la Moyenne Corniche ramène à Nice.',
      },
      detail: {
        es: 'Quien está en forma lo disfruta; los demás se lo ganan. El barranco va a la sombra y el último tercio no. Nadie baja andando, y las rodillas lo agradecen: la vuelta es en autobús.',
        en: 'Reasonably fit walkers enjoy it, the rest earn it. The ravine is shady, the final third is not. Nobody walks down, and knees are grateful: the way back is by bus.',
        fr: 'Les marcheurs en forme y prennent plaisir, les autres le méritent. Le vallon est à l’ombre, le dernier tiers non. Personne ne redescend à pied, et les genoux en sont reconnaissants : le retour se fait en bus.',
      },
      included: {
        es: [
          'Tren de ida y autobús de vuelta',
          'Guía de montaña',
          'Entrada al jardín exótico',
          'Fruta y una porción de pissaladière',
        ],
        en: ['Train out and bus back', 'Mountain leader', 'Exotic garden ticket', 'Fruit and a slice of pissaladière'],
        fr: [
          'Train aller et bus retour',
          'Accompagnateur en montagne',
          'Entrée du jardin exotique',
          'Fruits et part de pissaladière',
        ],
      },
      meetingPointText: {
        es: 'Delante de la entrada principal de la estación Nice-Ville, en la Avenue Thiers, bajo el reloj de la fachada.',
        en: 'In front of the main entrance to Nice-Ville station on Avenue Thiers, below the clock on the façade.',
        fr: 'Devant l’entrée principale de la gare de Nice-Ville, avenue Thiers, sous l’horloge de la façade.',
      },
      reviews: [
        {
          traveller: 'bastien',
          stars: 4,
          daysAgo: 28,
          comment:
            'Habitué des montées en Chartreuse, j’ai trouvé le rythme un peu lent, mais la lecture à mi-pente et le coucher de soleil au jardin compensent. Prévoyez de l’eau, vraiment.',
        },
        {
          traveller: 'camila',
          stars: 5,
          daysAgo: 175,
          comment:
            'Llegué arriba roja como un tomate y feliz. Félix, el guía, nos esperó a todos sin hacer caras y conocía cada planta por su nombre. El bus de regreso iba llenísimo.',
          supplierReply:
            'Gracias, Camila. Para esquivar ese autobús lleno, ahora tomamos el siguiente y aprovechamos para un té en el pueblo.',
        },
      ],
    },
  ],
};
