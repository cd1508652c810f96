import Intents
import Testing

struct INIntentTests {
  @Test func nothingIsDonatedOrHeard() async throws {
    #expect(INPreferences.siriAuthorizationStatus() == .notDetermined)
    try await INInteraction(intent: INIntent(), response: nil).donate()
    #expect(try await INVoiceShortcutCenter.shared.allVoiceShortcuts().isEmpty)
    let object = INObject(identifier: "milk", display: "Milk")
    #expect(INObjectCollection(items: [object]).allItems.map(\.displayString) == ["Milk"])
  }

  @Test func intentsKeepTheirPeopleAndPictures() async {
    let person = INPerson(
      personHandle: INPersonHandle(value: "a", type: .unknown), nameComponents: nil,
      displayName: "Ada", image: nil, contactIdentifier: nil, customIdentifier: nil)
    let message = INSendMessageIntent(
      recipients: [person], outgoingMessageType: .outgoingMessageText, content: "Hi",
      speakableGroupName: INSpeakableString(spokenPhrase: "Group"), conversationIdentifier: "c",
      serviceName: nil, sender: nil, attachments: nil)
    let picture = INImage(named: "a")
    message.setImage(picture, forParameterNamed: \.speakableGroupName)
    #expect(message.image(forParameterNamed: \.speakableGroupName) === picture)
    let interaction = INInteraction(intent: message, response: nil)
    interaction.direction = .incoming
    #expect(interaction.direction == .incoming)
    #expect(await INFocusStatusCenter.default.requestAuthorization() == .denied)
    let call = INStartCallIntent(
      callRecordFilter: nil, callRecordToCallBack: nil, audioRoute: .unknown,
      destinationType: .normal, contacts: [person], callCapability: .audioCall)
    #expect(call.contacts?.first?.displayName == "Ada")
  }
}
