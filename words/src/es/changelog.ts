/** /changelog. */
export const changelogWords = {
  title: "Novedades",
  description: "Qué ha cambiado en FanRadar, versión a versión.",
  unreleased: "Sin publicar todavía",
  readers: { everyone: "Para todos", members: "Para agencias y creadores", operators: "Para operadores" },
  changes: {
    "0.1.0": {
      everyone: [
        "Busca a un creador público de Instagram, X o TikTok, o recibe un informe gratuito sobre él sin tener cuenta.",
        "Pulsa cualquier número para ver su fuente, antigüedad, fórmula e intervalo. Cada cifra tiene una página que la explica.",
        "Léelo todo en español, inglés, alemán o francés, en claro u oscuro, con ratón, dedo o teclado.",
        "Inicia sesión con contraseña, passkey o un enlace que recibes por correo.",
        "Retira un perfil de la lista con un código en su biografía o con un formulario.",
        "Una solicitud de eliminación oculta la página de un perfil y deja a los equipos sus modelos: se les pregunta y decide una persona.",
        "Consulta en /licenses.txt las licencias del software del que está hecho el producto.",
      ],
      members: [
        "Los informes empiezan por lo que va bien, lo que está en riesgo y qué hacer después, y luego cuentan qué fue del consejo.",
        "Una agencia de muestra para mirar antes de añadir nada, y una visita guiada de dos minutos.",
        "Un panel de todos los modelos, una comparación de hasta cuatro, analíticas de cualquier periodo e ingresos por mes.",
        "Extractos, capturas y cifras introducidas completan lo que las plataformas no dan, como los ingresos.",
        "Consejos de precio a partir de los propios meses de un modelo, con la probabilidad de que un precio nuevo rinda más.",
        "Un asistente que responde con las cifras de tus modelos y con una guía escrita.",
        "Espacios de trabajo para equipos: roles, responsables, tareas y notas sobre un informe o un día de sus gráficos.",
        "Objetivos para un modelo, con su avance y si la previsión los alcanza en su fecha.",
        "Una página para clientes: sus informes, lo que se les pide y los meses por confirmar, con tu nombre y logotipo.",
        "Informes en PDF, archivos de datos y enlaces compartidos con el nombre y el logotipo de tu espacio de trabajo.",
        "Un reparto de ingresos con versiones de la parte de la agencia: cada céntimo lleva a su pago, y ambas partes confirman el mes.",
        "Ventas por chatter: propinas y mensajes de pago de un extracto según los turnos en que se pagaron.",
        "Quien es propietario exporta un espacio de trabajo entero en un archivo, y cada persona todos sus datos.",
        "Mueve modelos de tu espacio personal a uno compartido, de uno en uno o muchos a la vez.",
        "Mientras se analizan muchos modelos, el panel dice cuántos van y cuándo se espera el último informe.",
        "Un enlace a otro de tus espacios dice en cuál está y lo abre allí.",
      ],
      operators: [
        "Configura una instancia con un enlace impreso y gestiona usuarios, reglas de registro y el registro de auditoría.",
        "Inicio de sesión con llaves de acceso y con cualquier número de proveedores de OpenID Connect, cuyos grupos pueden nombrar administradores.",
        "Copias de seguridad con un ensayo cada noche, métricas, reglas de alerta, un diagnóstico y una vista de la cola de trabajos.",
      ],
    },
  },
};
