extension SymbolTable {
  /// The rows whose names begin with s to z.
  static let rowsFromSToZ: StaticString = """
    safari ~e87a fill
    sailboat ~e502 fill circle circle.fill
    scale.3d =
    scalemass = fill
    scanner ~e329 fill
    scissors e14e circle circle.fill badge.ellipsis
    scooter eb28
    scope =
    screwdriver ~&f477 fill
    scribble e155
    scribble.variable =
    scroll &f478 fill
    sdcard ~e623 fill
    seal = fill
    selection.pin.in.out =
    sensor = fill
    server.rack e875
    shareplay = slash
    shekelsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    shield ~e9e0 fill slash slash.fill righthalf.filled lefthalf.filled
    shield.checkerboard @shield.checkered
    shield.checkered =
    shield.lefthalf.fill @shield.lefthalf.filled slash
    shield.lefthalf.filled - badge.checkmark slash trianglebadge.exclamationmark
    shift = fill
    shippingbox ! fill:! circle circle.fill
    shoe = fill circle circle.fill
    shoeprints.fill =
    shower f061 fill
    shuffle = circle circle.fill
    sidebar.leading !
    sidebar.left !
    sidebar.right !
    sidebar.trailing !
    signature =
    signpost.left ~<eb91 fill circle circle.fill
    signpost.right ~eb91 fill circle circle.fill
    signpost.right.and.left = fill circle circle.fill
    simcard ~e32b fill
    singaporedollarsign - arrow.trianglehead.counterclockwise.rotate.90:*
    sink = fill
    siri =
    skateboard = fill
    skew =
    skis = fill
    slash.circle = fill
    sleep = circle circle.fill
    slider.horizontal.2.square = badge.arrow.down
    slider.horizontal.3 =
    slider.horizontal.below.rectangle =
    slider.vertical.3 =
    slowmo =
    smallcircle.circle e39e
    smallcircle.filled.circle - fill:=
    smiley = fill:=
    smoke @cloud
    smoke.fill @cloud.fill
    snow eb3b
    snowboard = fill
    snowflake = circle circle.fill slash
    soccerball ea2f circle circle.fill
    soccerball.circle.inverse @soccerball
    sofa ~e16b fill
    space =
    sparkle =
    sparkle.magnifyingglass =
    sparkles =
    sparkles.2 @sparkles
    sparkles.rectangle.stack = fill
    sparkles.square.filled.on.square =
    sparkles.tv = fill
    speaker = fill circle circle.fill slash slash.fill slash.circle slash.circle.fill square
    speaker - square.fill badge.exclamationmark fill.badge.exclamationmark badge.plus
    speaker - fill.badge.plus badge.exclamationmark.fill trianglebadge.exclamationmark
    speaker - trianglebadge.exclamationmark.fill
    speaker.1 @speaker.wave.1 fill:@speaker.wave.1.fill
    speaker.2 @speaker.wave.2 fill:@speaker.wave.2.fill
    speaker.3 @speaker.wave.3 fill:@speaker.wave.3.fill
    speaker.minus = fill
    speaker.plus = fill
    speaker.wave.1 = fill
    speaker.wave.2 = fill circle circle.fill
    speaker.wave.3 = fill
    speaker.zzz = fill
    speedometer =
    spigot = fill
    spoon &f4a5
    sportscourt = fill circle circle.fill
    sprinkler = fill
    square - badge.plus badge.plus.fill circle circle.fill slash slash.fill
    square - tophalf.fill:@square.tophalf.filled bottomhalf.fill:@square.bottomhalf.filled
    square.2.layers.3d = fill
    square.2.layers.3d.bottom.filled =
    square.2.layers.3d.top.filled =
    square.3.layers.3d = slash top.filled:=
    square.3.layers.3d.bottom.filled =
    square.3.layers.3d.down.left.slash @square.3.layers.3d.slash
    square.3.layers.3d.down.right.slash @square.3.layers.3d.slash
    square.3.layers.3d.middle.filled =
    square.3.stack.3d @square.3.layers.3d slash top.filled:@square.3.layers.3d.top.filled
    square.and.arrow.down = fill:= badge.checkmark badge.checkmark.fill badge.clock
    square.and.arrow.down - badge.clock.fill badge.xmark badge.xmark.fill
    square.and.arrow.down.on.square = fill:=
    square.and.arrow.up = fill:= circle circle.fill badge.checkmark badge.checkmark.fill
    square.and.arrow.up - badge.clock badge.clock.fill
    square.and.arrow.up.on.square = fill
    square.and.arrow.up.trianglebadge.exclamationmark = fill
    square.and.pencil = circle circle.fill
    square.bottomhalf.filled =
    square.bottomthird.inset.filled @inset.filled.bottomthird.square
    square.dashed =
    square.dashed.inset.fill @square.dashed.inset.filled
    square.dashed.inset.filled =
    square.dotted =
    square.fill.on.circle.fill =
    square.fill.on.square.fill =
    square.fill.text.grid.1x2 =
    square.filled.on.square =
    square.grid.2x2 ! fill:!
    square.grid.3x1.below.line.grid.1x2 = fill
    square.grid.3x2 = fill
    square.grid.3x3 = fill square
    square.grid.3x3.bottomleft.fill @square.grid.3x3.bottomleft.filled
    square.grid.3x3.bottomleft.filled =
    square.grid.3x3.bottommiddle.fill @square.grid.3x3.bottommiddle.filled
    square.grid.3x3.bottommiddle.filled =
    square.grid.3x3.bottomright.fill @square.grid.3x3.bottomright.filled
    square.grid.3x3.bottomright.filled =
    square.grid.3x3.fill - square
    square.grid.3x3.middle.fill @square.grid.3x3.middle.filled
    square.grid.3x3.middle.filled =
    square.grid.3x3.middleleft.fill @square.grid.3x3.middleleft.filled
    square.grid.3x3.middleleft.filled =
    square.grid.3x3.middleright.fill @square.grid.3x3.middleright.filled
    square.grid.3x3.middleright.filled =
    square.grid.3x3.square - badge.ellipsis
    square.grid.3x3.topleft.fill @square.grid.3x3.topleft.filled
    square.grid.3x3.topleft.filled =
    square.grid.3x3.topmiddle.fill @square.grid.3x3.topmiddle.filled
    square.grid.3x3.topmiddle.filled =
    square.grid.3x3.topright.fill @square.grid.3x3.topright.filled
    square.grid.3x3.topright.filled =
    square.grid.4x3.fill =
    square.inset.filled =
    square.leadingthird.inset.filled @inset.filled.leadingthird.square
    square.lefthalf.fill @square.lefthalf.filled
    square.lefthalf.filled =
    square.leftthird.inset.filled @inset.filled.leftthird.square
    square.on.circle =
    square.on.square = badge.person.crop
    square.on.square.dashed =
    square.resize =
    square.righthalf.fill @square.righthalf.filled
    square.righthalf.filled =
    square.rightthird.inset.filled @inset.filled.rightthird.square
    square.split.1x2 = fill
    square.split.2x1 !
    square.split.2x2 = fill
    square.split.bottomrightquarter = fill
    square.split.diagonal = fill
    square.stack = fill
    square.stack.3d.down.forward @square.stack.3d.down.right fill:@square.stack.3d.down.right.fill
    square.stack.3d.down.right = fill
    square.stack.3d.forward.dottedline = fill
    square.stack.3d.up = fill slash slash.fill trianglebadge.exclamationmark
    square.stack.3d.up - trianglebadge.exclamationmark.fill
    square.text.square = fill
    square.tophalf.filled =
    square.topthird.inset.filled @inset.filled.topthird.square
    square.trailingthird.inset.filled @inset.filled.trailingthird.square
    squares.below.rectangle =
    squareshape = fill
    squareshape.controlhandles.on.squareshape.controlhandles =
    squareshape.split.2x2 e228
    squareshape.split.3x3 =
    stairs f1a9
    star ~e838 fill circle circle.fill slash slash.fill square square.fill square.on.square:*
    star - square.on.square.fill:* lefthalf.fill:@star.leadinghalf.filled
    star - leadinghalf.filled leadinghalf.fill:@star.leadinghalf.filled
    star.bubble = fill
    staroflife ~e1eb fill circle circle.fill
    steeringwheel = slash circle badge.exclamationmark badge.lock circle.fill
    sterlingsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    stethoscope &f4d9 circle circle.fill
    stop ! fill:! circle circle.fill
    stopwatch = fill
    storefront ~e8d1 fill circle circle.fill
    stove ~&f4de fill
    strikethrough =
    stroller = fill
    studentdesk f8f4
    suit.club = fill
    suit.diamond = fill
    suit.heart @heart fill:@heart.fill
    suit.spade = fill
    suitcase ~f235 fill circle circle.fill
    suitcase.cart = fill
    suitcase.rolling = fill circle circle.fill
    sum e24a
    sun.and.horizon = fill:= circle circle.fill
    sun.dust = fill circle circle.fill
    sun.haze = fill circle circle.fill
    sun.horizon e1c6 fill circle circle.fill
    sun.lefthalf.filled =
    sun.max ! fill:! circle circle.fill trianglebadge.exclamationmark
    sun.max - trianglebadge.exclamationmark.fill
    sun.min = fill
    sun.rain = fill circle circle.fill
    sun.righthalf.filled =
    sunglasses ~&f4e0 fill
    sunrise = fill:= circle circle.fill
    sunset = fill:= circle circle.fill
    surfboard = fill
    suv.side = fill
    swatchpalette = fill
    swedishkronasign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    swift =
    switch.2 =
    syringe = fill
    table @tablecells
    table.furniture ~eac6 fill
    tablecells = fill badge.ellipsis badge.ellipsis.fill
    tablecells.fill - badge.ellipsis
    tachometer =
    tag ! fill:e54e circle circle.fill slash slash.fill square square.fill
    takeoutbag.and.cup.and.straw ~e57a fill
    target !
    teddybear = fill
    teletype f1aa circle circle.fill
    tengesign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    tennis.racket ea32 circle circle.fill
    tennisball = fill circle circle.fill
    tent ~ea68 fill circle circle.fill
    tent.2 = fill circle circle.fill
    terminal = fill
    testtube.2 =
    text.aligncenter =
    text.alignleft =
    text.alignright =
    text.append e03b
    text.badge.checkmark =
    text.badge.checkmark.rtl =
    text.badge.minus =
    text.badge.plus =
    text.badge.star =
    text.badge.xmark eb80
    text.below.photo e060 fill
    text.book.closed = fill
    text.bubble = fill badge.clock badge.clock.fill
    text.cursor =
    text.document = fill
    text.insert =
    text.justify =
    text.justify.leading @text.justifyleft
    text.justify.left @text.justifyleft
    text.justify.right @text.justifyright
    text.justify.trailing @text.justifyright
    text.justifyleading =
    text.justifyleft =
    text.justifyright =
    text.justifytrailing =
    text.line.first.and.arrowtriangle.forward =
    text.line.last.and.arrowtriangle.forward =
    text.magnifyingglass =
    text.pad.header = badge.clock badge.plus
    text.page = fill badge.magnifyingglass slash slash.fill
    text.quote =
    text.rectangle = fill
    text.rectangle.page = fill
    text.redaction =
    text.viewfinder =
    text.word.spacing =
    textformat ! circle circle.fill
    textformat.alt =
    textformat.characters =
    textformat.size =
    textformat.size.larger =
    textformat.size.smaller =
    textformat.subscript f111
    textformat.superscript f112
    theatermask.and.paintbrush = fill
    theatermasks ^ea66 fill circle circle.fill
    thermometer @thermometer.medium
    thermometer.high =
    thermometer.low =
    thermometer.medium = slash
    thermometer.snowflake = circle circle.fill
    thermometer.sun = fill circle circle.fill
    thermometer.variable @thermometer.medium badge.clock badge.play
    ticket = fill
    timelapse e422
    timer = circle circle.fill square square.fill
    tirepressure =
    togglepower =
    toilet = fill circle circle.fill
    tornado e199 circle circle.fill
    tortoise = fill circle circle.fill
    torus = fill
    touchid e90d
    train.side.front.car =
    tram ~e571 fill circle circle.fill
    tram.tunnel ~e56f fill
    translate e8e2
    transmission =
    trapezoid.and.line.horizontal = fill
    trapezoid.and.line.vertical = fill
    trash = fill circle circle.fill square square.fill slash slash.fill slash.circle
    trash - slash.circle.fill
    trash.slash - square square.fill
    tray = fill:= circle circle.fill badge
    tray.2 = fill
    tray.and.arrow.down = fill:=
    tray.and.arrow.up = fill:=
    tray.full = fill
    tree ~ea63 fill circle circle.fill
    triangle = fill lefthalf.filled righthalf.filled tophalf.filled bottomhalf.filled
    triangle - lefthalf.fill:@triangle.lefthalf.filled righthalf.fill:@triangle.righthalf.filled
    triangle.circle = fill
    trophy ~ea23 fill circle circle.fill
    tropicalstorm f070 circle circle.fill
    truck.box ~e558 fill badge.clock badge.clock.fill
    tshirt = fill circle circle.fill
    tugriksign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    tuningfork =
    turkishlirasign eaef circle circle.fill square square.fill
    tv = fill circle circle.fill slash slash.fill
    tv.inset.filled =
    uiwindow.split.2x1 =
    umbrella &f54b fill:&f54a circle circle.fill
    underline =
    video ! fill:= circle circle.fill slash slash.fill slash.circle slash.circle.fill
    video - badge.plus fill.badge.plus badge.checkmark fill.badge.checkmark square square.fill
    video - badge.ellipsis badge.plus.fill badge.waveform badge.waveform.fill
    video.bubble = fill
    video.doorbell = fill
    video.fill - badge.ellipsis
    view.3d e84d
    viewfinder = circle circle.fill trianglebadge.exclamationmark
    viewfinder.rectangular =
    vision.pro @visionpro fill:@visionpro.fill circle circle.fill
    visionpro = fill circle circle.fill badge.exclamationmark badge.exclamationmark.fill
    visionpro - badge.play badge.play.fill slash slash.fill
    visionpro.slash - circle circle.fill
    voiceover =
    volleyball ~ea31 fill circle circle.fill
    wake =
    wallet.bifold ~e850 fill
    wallet.pass ~e850 fill
    wand.and.rays e663
    wand.and.rays.inverse e663
    wand.and.sparkles =
    wand.and.stars e663
    wand.and.stars.inverse e663
    washer ~e54a fill circle circle.fill
    water.waves e176 slash
    waterbottle = fill
    wave.3.backward = circle circle.fill
    wave.3.down = circle circle.fill
    wave.3.forward = circle circle.fill
    wave.3.left = circle circle.fill
    wave.3.right = circle circle.fill
    wave.3.up = circle circle.fill
    waveform = circle circle.fill badge.plus badge.minus badge.exclamationmark slash badge.mic
    waveform - badge.checkmark badge.magnifyingglass badge.xmark
    waveform.and.magnifyingglass =
    waveform.and.mic =
    waveform.low =
    waveform.mid =
    waveform.path = badge.minus badge.plus
    waveform.path.ecg ! rectangle rectangle.fill
    waveform.path.ecg.text =
    web.camera = fill
    widget.extralarge =
    widget.extralarge.badge.plus =
    widget.large = badge.plus
    widget.medium = badge.plus
    widget.small = badge.plus
    wifi e63e circle circle.fill slash square square.fill
    wifi.exclamationmark = circle circle.fill
    wifi.router ^e328 fill
    wind efd8 circle circle.fill
    wind.snow = circle circle.fill
    window.shade.closed =
    window.shade.open =
    window.vertical.closed f088
    window.vertical.open =
    windshield.front.and.heat.waves =
    windshield.front.and.wiper =
    windshield.rear.and.heat.waves =
    windshield.rear.and.wiper =
    wineglass ~f1e8 fill
    wonsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    wrench ~e869 fill
    wrench.adjustable ~e869 fill
    wrench.and.screwdriver ~f10b fill circle circle.fill
    x.squareroot =
    xbox.logo &f5b9
    xmark.bin = fill circle circle.fill
    xmark.circle - badge.airplane badge.airplane.fill
    xmark.icloud = fill
    xmark.octagon = fill
    xmark.rectangle.portrait = fill
    xmark.seal = fill
    xmark.shield ^f012 fill
    xmark.triangle.circle.square = fill
    xserve =
    yensign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    yieldsign = fill
    zl - rectangle.roundedtop:* rectangle.roundedtop.fill:* button.roundedtop.horizontal:*
    zl - button.roundedtop.horizontal.fill:*
    zr - rectangle.roundedtop:* rectangle.roundedtop.fill:* button.roundedtop.horizontal:*
    zr - button.roundedtop.horizontal.fill:*
    zzz =
    """
}
