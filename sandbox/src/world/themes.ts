export type CaptionLanguage = "en" | "es" | "de" | "ja" | "ar" | "fr" | "pt" | "ko";

/** A theme of a creator's posts: its text in the bio, its captions and hashtags. */
export interface Theme {
  about: string;
  lines: readonly [string, ...string[]];
  tags: readonly [string, ...string[]];
}

const theme = (about: string, lines: readonly [string, ...string[]], tags: readonly [string, ...string[]]): Theme => ({
  about,
  lines,
  tags,
});

/** Themes by language; every creator keeps to two or three of one language. */
export const worldThemes: Record<CaptionLanguage, readonly [Theme, ...Theme[]]> = {
  en: [
    theme(
      "Strength training for busy people",
      [
        "Leg day done before sunrise, who is with me?",
        "Three stretches that saved my lower back",
        "New training plan starts on Monday",
        "Rest days count too, and here is how I spend mine",
      ],
      ["#fitness", "#workout", "#strengthtraining"],
    ),
    theme(
      "Slow travel, small hotels",
      [
        "A week in Lisbon with one small bag",
        "The night train was worth every hour",
        "Found this bay behind the old lighthouse",
        "Where should the next trip go?",
      ],
      ["#travel", "#slowtravel", "#wanderlust"],
    ),
    theme(
      "Vintage fashion finds",
      [
        "Outfit of the day: everything here is second hand",
        "This coat is older than me and I love it",
        "Thrift haul from Saturday, which piece stays?",
        "Getting ready for the shoot",
      ],
      ["#fashion", "#ootd", "#vintage"],
    ),
    theme(
      "Home cooking without fuss",
      [
        "Ten minute noodles with far too much garlic",
        "Grandmother's bread recipe, finally written down",
        "Sunday soup for the whole week",
        "Testing five ways to roast a pumpkin",
      ],
      ["#cooking", "#recipe", "#homemade"],
    ),
    theme(
      "Cosplay and costume making",
      [
        "Armour build, day twelve: the paint is dry",
        "Wig styling took six hours and two coffees",
        "Convention photos are here",
        "Which character should I sew next?",
      ],
      ["#cosplay", "#cosplayer", "#costume"],
    ),
    theme(
      "Film photography",
      [
        "First roll from the old camera is back from the lab",
        "Golden hour on the pier",
        "Portrait session with natural light only",
        "Double exposure, not edited",
      ],
      ["#photography", "#filmphotography", "#portrait"],
    ),
    theme(
      "Games and late night streams",
      [
        "Live tonight at nine, bring snacks",
        "We finally beat the last boss",
        "Ranking every map so you can disagree",
        "New microphone, same bad aim",
      ],
      ["#gaming", "#streamer", "#livestream"],
    ),
    theme(
      "Make-up looks and honest reviews",
      [
        "Soft evening look in five steps",
        "I tried the mascara everyone talks about",
        "My skin routine after a long shoot",
        "Red lip, no filter",
      ],
      ["#makeup", "#beauty", "#skincare"],
    ),
    theme(
      "Songs from a bedroom studio",
      [
        "New demo, recorded in one take",
        "Behind the scenes of the video shoot",
        "Writing the second verse at two in the morning",
        "Tour dates are out",
      ],
      ["#music", "#singersongwriter", "#behindthescenes"],
    ),
    theme(
      "Questions, answers and daily life",
      [
        "Ask me anything, the answers come tonight",
        "A day in my life between two shoots",
        "What I would tell my younger self",
        "Studio tour, as promised",
      ],
      ["#qanda", "#dayinmylife", "#creator"],
    ),
  ],
  es: [
    theme(
      "Viajes por la costa",
      [
        "Atardecer en la cala más tranquila de la isla",
        "Tres días de viaje y una sola mochila",
        "¿Playa o montaña? Os leo",
      ],
      ["#viajes", "#playa", "#verano"],
    ),
    theme(
      "Cocina de siempre",
      [
        "La tortilla de mi abuela, paso a paso",
        "Receta rápida para un martes cualquiera",
        "Hoy toca arroz del domingo",
      ],
      ["#cocina", "#receta", "#hechoencasa"],
    ),
    theme(
      "Moda y rutina",
      ["Mi rutina de la mañana sin prisas", "Nuevo vestido para la sesión de fotos", "Así preparo la maleta"],
      ["#moda", "#rutina", "#estilo"],
    ),
  ],
  de: [
    theme(
      "Fotografie und Berge",
      [
        "Sonnenaufgang auf dem Gipfel, kalt und schön",
        "Neue Bilder vom Wochenende am See",
        "Nebel im Tal, Kaffee in der Hand",
      ],
      ["#fotografie", "#berge", "#wochenende"],
    ),
    theme(
      "Sport im Alltag",
      ["Zehn Minuten Training ohne Geräte", "Heute Beine, morgen Pause", "Mein Plan für den ersten Halbmarathon"],
      ["#fitness", "#training", "#laufen"],
    ),
    theme(
      "Backen mit Geduld",
      ["Sauerteig, Versuch Nummer sieben", "Pflaumenkuchen nach Omas Rezept", "Was backt ihr am Sonntag?"],
      ["#backen", "#rezept", "#selbstgemacht"],
    ),
  ],
  ja: [
    theme(
      "東京カフェ巡り",
      ["新しいカフェで朝ごはんを食べました", "窓際の席とコーヒーと雨の音", "今週のおすすめはこのプリンです"],
      ["#カフェ巡り", "#東京カフェ", "#朝ごはん"],
    ),
    theme(
      "コスプレと撮影の記録",
      [
        "撮影の裏側を少しだけお見せします",
        "新しい衣装がついに完成しました",
        "次に着てほしいキャラクターを教えてください",
      ],
      ["#コスプレ", "#撮影会", "#衣装"],
    ),
    theme(
      "旅と写真",
      ["京都の紅葉がきれいでした", "夜行バスで海まで行ってきました", "フィルムカメラで撮った一枚です"],
      ["#写真", "#旅行", "#紅葉"],
    ),
  ],
  ar: [
    theme(
      "أزياء وإطلالات يومية",
      ["إطلالة اليوم بألوان هادئة", "كيف أنسق المعطف نفسه بثلاث طرق", "ما رأيكم في هذا الفستان؟"],
      ["#أزياء", "#موضة", "#إطلالة_اليوم"],
    ),
    theme(
      "وصفات من البيت",
      ["قهوة الصباح مع كعك أمي", "طريقة سهلة لعمل الخبز في البيت", "أطباق رمضان المفضلة عندي"],
      ["#وصفات", "#طبخ", "#قهوة"],
    ),
    theme(
      "سفر وتصوير",
      ["غروب الشمس من فوق الجبل", "صور من رحلتي إلى المدينة القديمة", "أين تسافرون هذا الشتاء؟"],
      ["#سفر", "#تصوير", "#رحلات"],
    ),
  ],
  fr: [
    theme(
      "Mode et petites trouvailles",
      [
        "Ma tenue du jour, entièrement chinée",
        "Un manteau trouvé au marché dimanche",
        "Vous préférez la version bleue ou la noire ?",
      ],
      ["#mode", "#friperie", "#tenuedujour"],
    ),
    theme(
      "Cuisine simple",
      ["La tarte aux pommes de mon enfance", "Un dîner prêt en vingt minutes", "Le marché du samedi en images"],
      ["#cuisine", "#recette", "#faitmaison"],
    ),
  ],
  pt: [
    theme(
      "Praia e treino",
      ["Treino leve antes do mar", "Mais um nascer do sol na praia", "Qual exercício você mais odeia?"],
      ["#praia", "#treino", "#vidasaudavel"],
    ),
    theme(
      "Música e estrada",
      ["Ensaio novo, canção antiga", "Na estrada com o violão", "Bastidores do clipe de sexta"],
      ["#musica", "#bastidores", "#violao"],
    ),
  ],
  ko: [
    theme(
      "서울의 하루",
      ["오늘은 한강에서 자전거를 탔어요", "새로 생긴 카페에 다녀왔어요", "가을 옷을 꺼내는 날"],
      ["#일상", "#서울", "#카페"],
    ),
    theme(
      "메이크업 기록",
      ["오 분 만에 끝내는 데일리 메이크업", "요즘 제일 자주 쓰는 립 제품", "촬영 전 피부 관리 순서"],
      ["#메이크업", "#데일리룩", "#뷰티"],
    ),
  ],
};
