/// The recorded boxes of symbols at regular weight.
///
/// A row is a name and the width and the height of its box, then those of its ink where it was
/// measured, in hundredths of ems. Rows are sorted by the bytes of their names.
enum SymbolBoxes {
  /// The numbers of a name; nil if its box was not recorded.
  static func row(named name: some StringProtocol) -> [Substring]? { rows.words(after: name) }

  /// The names with a recorded box.
  static var names: [String] { rows.all.compactMap { $0.first.map(String.init) } }

  private static let rows = WordTable(parts: [
    """
    airplane 122 114
    ant 107 132
    antenna.radiowaves.left.and.right 122 107
    archivebox 120 105
    arrow.clockwise 105 120
    arrow.counterclockwise 105 120
    arrow.down 97 107
    arrow.down.left 95 88
    arrow.down.to.line 97 116
    arrow.left 114 89
    arrow.right 114 89
    arrow.turn.up.left 114 91
    arrow.up 97 107
    arrow.up.and.down.and.arrow.left.and.right 134 130
    arrow.up.arrow.down 138 111
    arrow.up.left.and.arrow.down.right 116 109
    arrow.up.right 95 88
    arrow.up.to.line 97 116
    arrow.uturn.left 114 107
    at 120 120
    backward.end.fill 112 89
    backward.fill 145 89
    bag 106 106 84 89
    battery.100 168 82
    bell 111 116 92 101
    bell.badge 112 124
    bell.slash 112 124
    bicycle 182 114
    bold 82 86
    bolt 95 128
    book 132 107
    book.closed 105 120
    bookmark 101 120
    briefcase 136 111
    bubble.left 130 116
    building.2 118 130
    bus 132 130
    calendar 120 105
    camera 143 109
    car 139 107
    cart 134 111 112 98
    cat 157 130
    chart.bar 147 107
    chart.line.uptrend.xyaxis 128 105
    chart.pie 118 114
    checklist 132 114
    checkmark 107 99
    chevron.down 109 62
    chevron.left 74 102
    chevron.left.forwardslash.chevron.right 161 109
    chevron.right 74 102
    chevron.up 109 62
    chevron.up.chevron.down 89 114 67 97
    circle 118 114
    clock 118 114
    cloud 132 93
    creditcard 138 99
    crop 130 122
    crown 149 111
    cursorarrow 82 116
    cylinder 107 118
    desktopcomputer 139 114
    doc 105 120
    doc.badge.plus 107 136
    doc.on.clipboard 122 138
    doc.on.doc 122 138
    doc.text 105 120
    dog 159 128
    drop 88 114
    ellipsis 111 34
    envelope 141 99
    eraser 120 116
    exclamationmark 38 109
    exclamationmark.triangle 122 109 102 92
    eye 153 99
    eye.slash 153 120
    eyedropper 124 120
    face.smiling 118 114
    flag 112 111
    flame 101 120
    folder 134 105 111 89
    folder.badge.plus 134 112
    forward.end.fill 112 89
    forward.fill 145 89
    gamecontroller 164 105
    gear 128 122
    gearshape 124 120 104 104
    gift 116 118
    globe 118 114
    graduationcap 157 134
    hammer 145 138
    hand.raised 118 122
    hand.thumbsdown 118 122
    hand.thumbsup 118 122
    headphones 122 120
    heart 120 105 100 90
    hexagon 120 126
    highlighter 124 120
    house 139 118
    iphone 101 118
    italic 74 86
    key 88 138
    leaf 122 107
    lightbulb 88 130
    line.3.horizontal 122 64
    link 124 126
    link.badge.plus 124 128
    list.bullet 122 88
    list.number 122 97
    location 116 112
    lock 93 111
    lock.open 124 111
    magnifyingglass 118 112
    map 124 112
    message 134 111 112 103
    mic 101 120
    mic.slash 99 120
    minus 103 24
    minus.magnifyingglass 118 112
    moon 116 114
    mountain.2 191 103
    music.note 82 114
    music.note.list 122 113 100 96
    newspaper 134 120
    number 111 111
    paintbrush 126 136
    paintpalette 138 112
    paperclip 116 126
    paperplane 124 118
    pause.fill 82 95
    pencil 103 93
    pentagon 132 120
    percent 112 109
    person 109 107
    person.2 161 112
    person.3 209 109 187 92
    person.badge.plus 111 128
    person.fill 105 103
    phone 118 111
    photo 138 105
    pills 139 118
    pin 114 130
    play.fill 86 97
    plus 103 95
    plus.magnifyingglass 118 112
    power 118 118
    printer 134 120
    puzzlepiece 166 111
    qrcode 112 105
    questionmark 76 109
    quote.opening 130 84
    radio 138 128
    rectangle 138 105
    rectangle.portrait 105 120
    rectangle.split.3x1 138 105
    repeat 128 103
    ruler 143 68
    safari 118 114
    scissors 149 114
    seal 130 130
    shield 105 114
    shippingbox 122 124
    shuffle 136 105
    sidebar.left 138 105
    sidebar.right 138 105
    slider.horizontal.3 122 99
    snowflake 103 114
    sparkles 109 126
    speaker.slash 99 120
    speaker.wave.1 118 101
    speaker.wave.2 139 101
    square 112 105
    square.3.layers.3d 122 124
    square.and.arrow.down 111 130
    square.and.arrow.up 111 132
    square.and.pencil 122 120
    square.dashed 112 105
    square.grid.2x2 112 105
    star 128 120
    storefront 136 122
    sun.max 124 122
    tablecells 138 105
    tag 132 126
    terminal 138 105
    text.aligncenter 122 99
    text.alignleft 122 99
    text.alignright 122 99
    text.justify 122 99
    textformat 136 88
    thermometer 76 124
    touchid 124 122
    tram 112 138
    trash 111 124 93 107
    tray 138 99
    tree 149 143
    triangle 122 109 102 92
    trophy 118 122
    truck.box 164 120
    tv 145 112
    underline 80 103
    video 143 95
    wallet.pass 105 120
    waveform.path.ecg 116 118
    wifi 132 97
    wind 122 103
    wrench 136 136
    xmark 101 93
    """
  ])
}
