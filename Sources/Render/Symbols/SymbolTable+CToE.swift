extension SymbolTable {
  /// The rows whose names begin with c to e.
  static let rowsFromCToE: StaticString = """
    cabinet = fill
    cable.connector efe6 slash
    cable.connector.horizontal >efe6
    cablecar = fill
    calendar = circle circle.fill badge.plus badge.minus badge.clock badge.exclamationmark
    calendar - badge.checkmark badge badge.lock
    calendar.and.person =
    calendar.day.timeline.leading @calendar.day.timeline.left circle circle.fill
    calendar.day.timeline.left = circle circle.fill
    calendar.day.timeline.right = circle circle.fill
    calendar.day.timeline.trailing @calendar.day.timeline.right circle circle.fill
    camera = fill circle circle.fill badge.ellipsis fill.badge.ellipsis badge.clock
    camera - badge.clock.fill badge.ellipsis.fill
    camera.aperture e3af
    camera.filters =
    camera.macro e545 circle circle.fill slash
    camera.macro.slash - circle circle.fill
    camera.metering.center.weighted e3b5
    camera.metering.none =
    camera.metering.spot e3dc
    camera.on.rectangle = fill
    camera.rotate = fill
    camera.shutter.button = fill
    camera.viewfinder =
    capslock ~e318 fill
    capsule - lefthalf.filled righthalf.filled tophalf.filled bottomhalf.filled
    capsule.inset.filled @inset.filled.capsule
    capsule.on.capsule = fill
    capsule.on.rectangle = fill
    capsule.portrait - lefthalf.filled righthalf.filled tophalf.filled bottomhalf.filled
    capsule.portrait.inset.filled @inset.filled.capsule.portrait
    captions.bubble = fill
    car ~e531 fill circle circle.fill badge.gearshape badge.gearshape.fill
    car.2 ~e940 fill
    car.ferry = fill
    car.front.waves.down = fill
    car.front.waves.left.and.right.and.up = fill
    car.front.waves.up =
    car.rear = fill
    car.rear.and.collision.road.lane = fill
    car.rear.and.tire.marks = fill slash
    car.rear.road.lane = fill
    car.rear.road.lane.dashed = fill
    car.rear.waves.up =
    car.side = fill
    car.side.air.circulate = fill
    car.side.air.fresh = fill
    car.side.and.exclamationmark =
    car.side.arrowtriangle.down = fill
    car.side.arrowtriangle.up = fill
    car.side.arrowtriangle.up.arrowtriangle.down = fill
    car.side.front.open =
    car.side.hill.down =
    car.side.hill.up =
    car.side.lock =
    car.side.lock.open =
    car.side.rear.and.collision.and.car.side.front =
    car.side.rear.and.exclamationmark.and.car.side.front =
    car.side.rear.and.wave.3.and.car.side.front =
    car.side.rear.open =
    car.top.arrowtriangle.front.left = fill
    car.top.arrowtriangle.front.right = fill
    car.top.arrowtriangle.rear.left = fill
    car.top.arrowtriangle.rear.right = fill
    car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open = fill
    car.top.door.front.left.and.front.right.and.rear.left.open = fill
    car.top.door.front.left.and.front.right.and.rear.right.open = fill
    car.top.door.front.left.and.front.right.open = fill
    car.top.door.front.left.and.rear.left.and.rear.right.open = fill
    car.top.door.front.left.and.rear.left.open = fill
    car.top.door.front.left.and.rear.right.open = fill
    car.top.door.front.left.open = fill
    car.top.door.front.right.and.rear.left.and.rear.right.open = fill
    car.top.door.front.right.and.rear.left.open = fill
    car.top.door.front.right.and.rear.right.open = fill
    car.top.door.front.right.open = fill
    car.top.door.rear.left.and.rear.right.open = fill
    car.top.door.rear.left.open = fill
    car.top.door.rear.right.open = fill
    car.top.front.radiowaves.front.left.and.front.and.front.right = fill
    car.top.lane.dashed.arrowtriangle.inward = fill
    car.top.lane.dashed.badge.steeringwheel = fill
    car.top.lane.dashed.departure.left = fill
    car.top.lane.dashed.departure.right = fill
    car.top.radiowaves.front = fill
    car.top.radiowaves.rear = fill
    car.top.radiowaves.rear.left = fill
    car.top.radiowaves.rear.left.and.rear.right = fill
    car.top.radiowaves.rear.right = fill
    car.top.radiowaves.rear.right.badge.exclamationmark = fill
    car.top.radiowaves.rear.right.badge.xmark = fill
    car.window.left = badge.exclamationmark
    car.window.right = badge.exclamationmark
    carrot = fill
    carseat.left = fill
    carseat.left.1 = fill
    carseat.left.2 = fill
    carseat.left.3 = fill
    carseat.left.and.heat.waves = fill
    carseat.left.backrest.up.and.down = fill
    carseat.left.fan = fill
    carseat.left.forward.and.backward = fill
    carseat.left.massage = fill
    carseat.left.up.and.down = fill
    carseat.right = fill
    carseat.right.1 = fill
    carseat.right.2 = fill
    carseat.right.3 = fill
    carseat.right.and.heat.waves = fill
    carseat.right.backrest.up.and.down = fill
    carseat.right.fan = fill
    carseat.right.forward.and.backward = fill
    carseat.right.massage = fill
    carseat.right.up.and.down = fill
    cart ! fill:e8cc circle circle.fill badge.plus badge.minus badge.questionmark fill.badge.plus
    cart - fill.badge.minus fill.badge.questionmark badge.clock badge.clock.fill
    case ~eb3f fill
    cat ^&f11b fill:&f11b circle circle.fill
    cedisign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    cellularbars ! circle circle.fill
    centsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    chair = fill
    chair.lounge ~efed fill
    chandelier = fill
    character.book.closed = fill
    character.bubble = fill
    character.cursor.ibeam =
    character.magnify =
    character.textbox =
    chart.bar ! fill:!
    chart.bar.doc.horizontal ^e85c fill
    chart.bar.xaxis =
    chart.bar.xaxis.ascending =
    chart.dots.scatter e6dd
    chart.line.downtrend.xyaxis ! circle circle.fill
    chart.line.flattrend.xyaxis = circle circle.fill
    chart.line.text.clipboard = fill
    chart.line.uptrend.xyaxis ! circle circle.fill
    chart.pie = fill
    chart.xyaxis.line !
    checkerboard.rectangle =
    checklist =
    checklist.checked =
    checklist.unchecked =
    checkmark.arrow.trianglehead.counterclockwise =
    checkmark.bubble = fill
    checkmark.circle - badge.airplane badge.airplane.fill badge.plus badge.plus.fill
    checkmark.circle - badge.questionmark badge.questionmark.fill trianglebadge.exclamationmark
    checkmark.circle - trianglebadge.exclamationmark.fill
    checkmark.circle.badge.xmark = fill
    checkmark.circle.dotted =
    checkmark.gobackward =
    checkmark.icloud ^e2bf fill
    checkmark.message = fill
    checkmark.rectangle.portrait = fill
    checkmark.rectangle.stack = fill
    checkmark.seal = fill
    checkmark.seal.text.page = fill
    checkmark.shield ^e8e8 fill
    chevron.backward.2 @chevron.left.2
    chevron.backward.to.line =
    chevron.compact.backward =
    chevron.compact.forward =
    chevron.compact.left.chevron.compact.right =
    chevron.compact.up.chevron.compact.down =
    chevron.down.2 =
    chevron.down.dotted.2 =
    chevron.forward.2 @chevron.right.2
    chevron.forward.to.line =
    chevron.left.2 =
    chevron.left.chevron.right =
    chevron.left.forwardslash.chevron.right =
    chevron.left.slash.chevron.right @chevron.left.forwardslash.chevron.right
    chevron.left.to.line =
    chevron.right.2 =
    chevron.right.to.line =
    chevron.up.2 =
    chevron.up.chevron.down = square square.fill
    chevron.up.chevron.right.chevron.down.chevron.left =
    chevron.up.dotted.2 =
    chineseyuanrenminbisign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    circle - badge.checkmark badge.checkmark.fill badge.exclamationmark badge.exclamationmark.fill
    circle - badge.minus badge.minus.fill badge.plus badge.plus.fill badge.questionmark
    circle - badge.questionmark.fill badge.xmark badge.xmark.fill slash.fill square square.fill
    circle - lefthalf.fill:@circle.lefthalf.filled righthalf.fill:@circle.righthalf.filled
    circle - tophalf.fill:@circle.tophalf.filled bottomhalf.fill:@circle.bottomhalf.filled
    circle.and.line.horizontal = fill
    circle.bottomhalf.filled =
    circle.circle = fill
    circle.dashed =
    circle.dashed.inset.fill @circle.dashed.inset.filled
    circle.dashed.inset.filled =
    circle.dotted = circle circle.fill
    circle.fill - square.fill
    circle.grid.2x2 = fill
    circle.grid.3x3.circle = fill
    circle.grid.cross e074 fill:= left.filled:= right.filled:= up.filled:= down.filled:=
    circle.grid.cross.down.fill @circle.grid.cross.down.filled
    circle.grid.cross.left.fill @circle.grid.cross.left.filled
    circle.grid.cross.right.fill @circle.grid.cross.right.filled
    circle.grid.cross.up.fill @circle.grid.cross.up.filled
    circle.hexagongrid = fill
    circle.hexagongrid.circle = fill
    circle.inset.filled =
    circle.lefthalf.filled eb37
    circle.righthalf.filled <eb37
    circle.slash e14b
    circle.tophalf.filled =
    clear = fill
    clipboard = fill
    clock e8b5 fill:efd6 badge.checkmark badge.checkmark.fill badge.xmark badge.xmark.fill
    clock - badge.exclamationmark badge.exclamationmark.fill badge.questionmark
    clock - badge.questionmark.fill badge circle circle.fill badge.fill badge.airplane
    clock - badge.airplane.fill
    clock.arrow.2.circlepath e923
    clock.arrow.circlepath =
    clock.arrow.trianglehead.counterclockwise.rotate.90 @clock.arrow.circlepath
    cloud ~e2bd fill circle circle.fill slash slash.fill
    cloud.bolt = fill circle circle.fill
    cloud.bolt.rain = fill circle circle.fill
    cloud.drizzle = fill circle circle.fill
    cloud.fog = fill circle circle.fill
    cloud.hail = fill circle circle.fill
    cloud.heavyrain = fill circle circle.fill
    cloud.moon = fill circle circle.fill
    cloud.moon.bolt = fill circle circle.fill
    cloud.moon.rain = fill circle circle.fill
    cloud.rain = fill circle circle.fill
    cloud.sleet = fill circle circle.fill
    cloud.snow = fill circle circle.fill
    cloud.sun = fill circle circle.fill
    cloud.sun.bolt = fill circle circle.fill
    cloud.sun.rain = fill circle circle.fill
    coat = fill circle circle.fill
    coloncurrencysign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    comb = fill
    command eae7 circle circle.fill square square.fill
    compass.drawing ea3b
    computermouse ~e323 fill
    cone = fill
    contact.sensor = fill
    contextualmenu.and.cursorarrow =
    control =
    convertible.side = fill
    cooktop = fill
    cpu = fill
    creditcard ! fill:e870 circle circle.fill trianglebadge.exclamationmark
    creditcard - trianglebadge.exclamationmark.fill
    creditcard.and.123 =
    creditcard.and.numbers =
    creditcard.viewfinder =
    cricket.ball = fill circle circle.fill
    crop e3be
    crop.rotate e437
    cross ! fill:! circle circle.fill
    cross.case ^f109 fill circle circle.fill
    cross.vial = fill
    crown ! fill:!
    cruzeirosign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    cube ! fill:! circle circle.fill
    cube.box = fill
    cube.transparent e9fe
    cup.and.saucer = fill
    curlybraces = square square.fill
    cursorarrow &f1b4 square square.fill slash
    cursorarrow.click = badge.clock
    cursorarrow.rays =
    cursorarrow.slash - square square.fill
    curtains.closed ec1d
    curtains.open ec1e
    cylinder = fill
    cylinder.split.1x2 = fill
    danishkronesign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    decrease.indent e23d
    delete.backward ^e14a fill
    delete.forward ^<e14a fill
    delete.left = fill
    delete.right ^<e14a fill
    deskclock = fill
    desktopcomputer = badge.checkmark trianglebadge.exclamationmark
    desktopcomputer.and.arrow.down =
    desktopcomputer.and.macbook =
    dial = fill
    dial.high = fill
    dial.low = fill
    dial.max = fill
    dial.medium = fill
    dial.min = fill
    diamond - lefthalf.filled righthalf.filled tophalf.filled bottomhalf.filled
    diamond.circle = fill
    diamond.inset.filled @inset.filled.diamond
    dice ^eb40 fill
    die.face.1 = fill
    die.face.2 = fill
    die.face.3 = fill
    die.face.4 = fill
    die.face.5 = fill
    die.face.6 = fill
    digitalcrown.horizontal.arrow.counterclockwise = fill
    directcurrent =
    dishwasher = fill circle circle.fill
    display = trianglebadge.exclamationmark
    display.2 =
    display.and.arrow.down =
    display.and.screwdriver =
    distribute.horizontal = fill
    distribute.horizontal.center = fill
    distribute.horizontal.left = fill
    distribute.horizontal.right = fill
    distribute.vertical = fill
    distribute.vertical.bottom = fill
    distribute.vertical.center = fill
    distribute.vertical.top = fill
    doc = fill circle circle.fill badge.plus badge.arrow.up badge.gearshape badge.ellipsis
    doc - fill.badge.plus fill.badge.ellipsis badge.clock badge.arrow.up.fill badge.clock.fill
    doc - badge.gearshape.fill
    doc.append = fill
    doc.on.clipboard = fill
    doc.on.doc = fill
    doc.plaintext = fill
    doc.questionmark = fill
    doc.richtext = fill
    doc.text = fill
    doc.text.below.ecg = fill
    doc.text.fill.viewfinder @doc.text.viewfinder
    doc.text.image = fill
    doc.text.magnifyingglass =
    doc.text.viewfinder =
    doc.viewfinder = fill
    doc.zipper =
    dock.rectangle =
    document = fill circle circle.fill badge.plus badge.gearshape badge.ellipsis badge.arrow.up
    document - badge.arrow.up.fill badge.clock badge.clock.fill badge.ellipsis.fill
    document - badge.gearshape.fill badge.plus.fill
    document.on.clipboard @doc.on.clipboard fill:@doc.on.clipboard.fill
    document.on.document = fill
    document.questionmark = fill
    document.viewfinder = fill
    dog = fill circle circle.fill
    dollarsign - arrow.trianglehead.counterclockwise.rotate.90:*
    dollarsign.arrow.circlepath eb70
    dollarsign.bank.building = fill
    dollarsign.gauge.chart.lefthalf.righthalf =
    dongsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    door.garage.closed f011 trianglebadge.exclamationmark
    door.garage.open f011 trianglebadge.exclamationmark
    door.left.hand.closed ^effd fill
    door.left.hand.open eb4f
    door.right.hand.closed ^<effd fill
    door.sliding.left.hand.closed ^effe fill
    dot.circle =
    dot.circle.viewfinder =
    dot.radiowaves.forward @dot.radiowaves.right
    dot.radiowaves.left.and.right e51e
    dot.radiowaves.right =
    dot.radiowaves.up.forward =
    dot.scope =
    dot.square = fill
    dot.squareshape = fill
    dot.squareshape.split.2x2 =
    dot.viewfinder e3dc
    dpad e30f fill
    drop = fill circle circle.fill
    drop.halffull =
    drop.triangle = fill
    dryer = fill circle circle.fill
    dumbbell = fill
    ear e023 fill:e023 badge.checkmark badge.waveform trianglebadge.exclamationmark
    earbuds f003
    eject ~e8fb fill circle circle.fill
    ellipsis.bubble = fill
    ellipsis.calendar =
    ellipsis.circle - badge
    ellipsis.curlybraces =
    ellipsis.message = fill
    ellipsis.rectangle = fill
    ellipsis.vertical.bubble = fill
    ellipsis.viewfinder =
    engine.combustion &f1fb fill:&f1fa badge.exclamationmark badge.exclamationmark.fill
    entry.lever.keypad = fill trianglebadge.exclamationmark trianglebadge.exclamationmark.fill
    envelope = fill circle circle.fill badge badge.fill badge.minus badge.minus.fill badge.plus
    envelope - badge.plus.fill badge.person.crop badge.person.crop.fill
    envelope.arrow.triangle.branch = fill
    envelope.badge.shield.half.filled = fill
    envelope.fill.badge.shield.trailinghalf.fill @envelope.badge.shield.half.filled.fill
    envelope.open ~e151 fill badge.clock badge.clock.fill
    eraser = fill badge.xmark badge.xmark.fill slash slash.fill trianglebadge.exclamationmark
    eraser - trianglebadge.exclamationmark.fill
    eraser.line.dashed = fill
    escape =
    esim = fill
    eurosign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    eurozonesign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    ev.charger ~e56d fill slash slash.fill
    exclamationmark - arrow.trianglehead.counterclockwise.rotate.90:*
    exclamationmark.applewatch =
    exclamationmark.arrow.circlepath e629
    exclamationmark.arrow.triangle.2.circlepath e629
    exclamationmark.bubble = fill circle circle.fill
    exclamationmark.icloud = fill
    exclamationmark.lock = fill
    exclamationmark.magnifyingglass =
    exclamationmark.message = fill
    exclamationmark.octagon = fill
    exclamationmark.questionmark =
    exclamationmark.shield ^f014 fill
    exclamationmark.triangle = fill
    exclamationmark.warninglight = fill
    externaldrive ! fill:! badge.plus badge.minus badge.checkmark badge.xmark fill.badge.plus
    externaldrive - fill.badge.minus fill.badge.checkmark fill.badge.xmark badge.exclamationmark
    externaldrive - badge.questionmark badge.person.crop trianglebadge.exclamationmark
    externaldrive.badge.icloud = fill
    externaldrive.badge.timemachine = fill
    externaldrive.connected.to.line.below = fill
    externaldrive.fill - badge.exclamationmark badge.questionmark badge.person.crop
    externaldrive.fill - trianglebadge.exclamationmark
    eye ! fill:e8f4 circle circle.fill slash slash.fill square square.fill slash.circle
    eye - slash.circle.fill
    eye.half.closed = fill
    eye.trianglebadge.exclamationmark = fill
    eyebrow =
    eyedropper e3b8
    eyedropper.full =
    eyedropper.halffull &f20b
    eyeglasses &f2aa slash
    eyes =
    """
}
